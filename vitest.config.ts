import { defineConfig } from 'vitest/config';

const report = process.env['INDEXBENCH_TEST_REPORT'];

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Tests that start real processes would disturb each other on more workers than a small machine has cores.
    maxWorkers: 2,
    // Shared CI machines stop for whole seconds: a test of real processes and sockets gets a second try there, which the report names.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    ...(report === undefined ? {} : { reporters: ['default', 'json'], outputFile: { json: report } }),
  },
});
