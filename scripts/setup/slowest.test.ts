import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countOutOfTime } from './slowest.mjs';

const folder = mkdtempSync(join(tmpdir(), 'wevisu-slowest-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('journeys that the limit left out are counted by kind, and others that were skipped are not', async () => {
  const path = join(folder, 'journeys.json');
  const journey = (projectName: string, ...descriptions: readonly string[]) => ({
    projectName,
    annotations: descriptions.map((description) => ({ type: 'skip', description })),
  });
  const late = [journey('desktop'), journey('phone', 'out of time')];
  const skipped = [journey('desktop', 'a wide screen has the panel beside the room')];
  writeFileSync(
    path,
    JSON.stringify({
      suites: [
        { specs: [{ tests: late }], suites: [{ specs: [{ tests: late }, { tests: skipped }] }] },
        { specs: [{ tests: [journey('desktop', 'out of time')] }] },
      ],
    }),
  );
  expect(await countOutOfTime(path)).toEqual({ phone: 2, desktop: 1 });
  expect(await countOutOfTime(join(folder, 'none.json'))).toEqual({});
});
