/**
 * Stands in the bundle for the package by which @actions/artifact would unpack an artifact: the kit downloads artifacts as they are and
 * unpacks them itself (unzip.ts).
 */
const unzip = {
  Extract(): never {
    throw new Error('artifacts are unpacked by indexbench itself: ask for skipDecompress');
  },
};

// Its importer wants the default of a CommonJS package.
// eslint-disable-next-line import-x/no-default-export
export default unzip;
