import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ofOtherTurns } from './scripts/turn.ts';

const starts = 'scripts/**/*.start.test.ts';
const database = [
  'apps/server/**/*.test.ts',
  'e2e/refusals/**/*.test.ts',
  'db/**/*.test.ts',
  'bench/**/*.test.ts',
];

/**
 * What a second PostgreSQL would only see tried twice: tests that ask no database, and tests that draw, paint and render
 * most of the time, with statements that other tests send as well (see docs/decisions/0017).
 */
const anyDatabase = [
  'apps/server/src/platform/{pages,pdf,storage,uploads}/*.test.ts',
  'apps/server/src/features/catalog/{index/*,media/size-drawing}.test.ts',
  'bench/layout/*.test.ts',
  'db/demo/{goods,world}.test.ts',
  'db/demo/{logos,rooms}/*.test.ts',
  'apps/server/src/{mails,told-prices}.test.ts',
  'apps/server/src/features/stills/worker/*.test.ts',
  'apps/server/src/features/own-pictures/refused-pictures.test.ts',
  'apps/server/src/features/own-templates/template-pictures.test.ts',
  'apps/server/src/features/projects/print-book.test.ts',
  'apps/server/src/features/scenes/workers/scene-workers.test.ts',
];
const tried = process.env.DATABASE_TESTS === 'again' ? anyDatabase : [];

/** `npm run check` asks for a tenth of what properties are tried with. */
const fastCheck = resolve(import.meta.dirname, 'scripts/setup/few-runs.mjs');
const alias =
  process.env.PROPERTY_RUNS === 'few' ? [{ find: /^fast-check$/, replacement: fastCheck }] : [];

/** Files of one worker share what they import: to load it takes longer than to try it. */
const together = { isolate: false, unstubGlobals: true, unstubEnvs: true };

/** Short files that run long. A fresh clone knows only sizes and would leave them for the end, each on one core. */
const long = [
  'scripts/rooms/coplanar.test.ts',
  'packages/scene/src/kinds/build-model.test.ts',
  'packages/scene/src/takeoff/never-under-orders.test.ts',
];

/**
 * Files that try one thing deeply and for long: `npm test` takes one of three of them, in turns. Neighbors take about as
 * long as each other.
 */
const inTurns = [
  'packages/layout/src/kitchen/design-kitchens.test.ts',
  'packages/still/src/run/render-still.test.ts',
  'packages/live/src/live-session.test.ts',
  'packages/photo/src/accuracy/told-accuracy.test.ts',
  'scripts/scene/run-command.test.ts',
  'scripts/rooms/coplanar.test.ts',
  'packages/photo/src/camera/find-camera.test.ts',
  'packages/photo/src/laying/lay-photo.test.ts',
  'packages/scene/src/takeoff/turf/plan-turf.test.ts',
  'packages/scene/src/takeoff/never-under-orders.test.ts',
  'packages/scene/src/resize/set-wall-length.property.test.ts',
  'scripts/scene/main.test.ts',
  'scripts/start/life.start.test.ts',
  'scripts/start/users.start.test.ts',
  'scripts/start/{refusals,full-disk,killed-import}.start.test.ts',
  'apps/server/src/features/stills/worker/still-worker.test.ts',
  'apps/server/src/features/stills/stills.test.ts',
  'apps/server/src/features/price-lists/fuzz.test.ts',
  'db/demo/history/history.test.ts',
  'apps/server/src/platform/uploads/pictures.test.ts',
  'apps/server/src/features/checkout/crash/crash.test.ts',
  'apps/server/src/promises.test.ts',
  'e2e/refusals/pages.test.ts',
  'apps/server/src/features/design-ai/designs/designs.test.ts',
  'apps/server/src/features/showroom-prices/price-runs.test.ts',
  'apps/server/src/features/price-lists/killed.test.ts',
  'apps/server/src/features/price-lists/new-product-drafts.test.ts',
  'db/demo/world.test.ts',
  'apps/server/src/features/own-templates/template-pictures.test.ts',
  'db/demo/rooms/{rooms,design-requests}.test.ts',
];
const otherTurns = ofOtherTurns(inTurns);

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.some((one) => moduleId.endsWith(one));
    return [...sorted.filter(isLong), ...sorted.filter((one) => !isLong(one))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    maxWorkers: Math.max(availableParallelism(), 2),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          ...together,
          include: [
            'packages/**/*.test.ts',
            'packages/**/*.test.tsx',
            'apps/web/**/*.test.ts',
            'apps/web/**/*.test.tsx',
            'media/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [starts, '**/node_modules/**', ...otherTurns],
          // Nothing here waits for anything: the limit only catches what hangs, on a slow and busy machine too.
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'database',
          ...together,
          include: database,
          exclude: ['**/node_modules/**', ...tried, ...otherTurns],
          globalSetup: 'apps/server/src/platform/database/test-server.ts',
          setupFiles: 'apps/server/src/platform/database/test-closers.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // What follows a change a moment later takes longer on a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        // Starts the real program, kills it, starts it again.
        test: {
          name: 'start',
          include: [starts],
          exclude: ['**/node_modules/**', ...otherTurns],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
