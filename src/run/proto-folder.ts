import { join } from 'node:path';

/** Where the package keeps its .proto files. */
export function protoFolderOf(packageRoot: string): string {
  return join(packageRoot, 'dist', 'proto');
}
