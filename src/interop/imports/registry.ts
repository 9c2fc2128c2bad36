import { AB_IMPORTER } from './ab/ab-importer.ts';
import { AUTOCANNON_IMPORTER } from './autocannon/autocannon-importer.ts';
import { CRITERION_IMPORTER } from './criterion/criterion-importer.ts';
import { GHZ_IMPORTER } from './ghz/ghz-importer.ts';
import { HEY_IMPORTER } from './hey/hey-importer.ts';
import { HYPERFINE_IMPORTER } from './hyperfine/hyperfine-importer.ts';
import type { Importer } from './importer.ts';
import { K6_IMPORTER } from './k6/k6-importer.ts';
import { WRK_IMPORTER } from './wrk/wrk-importer.ts';

/** One folder an importer. */
export const IMPORTERS: readonly Importer[] = [AB_IMPORTER, AUTOCANNON_IMPORTER, CRITERION_IMPORTER, GHZ_IMPORTER, HEY_IMPORTER, HYPERFINE_IMPORTER, K6_IMPORTER, WRK_IMPORTER];
