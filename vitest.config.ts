import { defineConfig } from 'vitest/config';

const starts = 'scripts/**/*.start.test.ts';
const database = [
  'apps/server/**/*.test.ts',
  'e2e/refusals/**/*.test.ts',
  'db/**/*.test.ts',
  'bench/**/*.test.ts',
];

export default defineConfig({
  test: {
    // Heavy files side by side on two cores would only measure each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'packages/**/*.test.tsx',
            'apps/web/**/*.test.ts',
            'apps/web/**/*.test.tsx',
            'media/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [starts, '**/node_modules/**'],
          // Nothing here waits for anything: the limit only catches what hangs, on a busy machine too.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: database,
          globalSetup: 'apps/server/src/platform/database/test-server.ts',
          setupFiles: 'apps/server/src/platform/database/test-closers.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Starts the real program, kills it, starts it again.
        test: {
          name: 'start',
          include: [starts],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
