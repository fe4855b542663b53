import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startLimitedProcess } from './limited-process.ts';

const program = fileURLToPath(new URL('./test-tasks.ts', import.meta.url));

test('each process has the one priority below that of whoever starts it, to share the processor evenly', async () => {
  const { child, ended, kill } = startLimitedProcess({
    ...{ program, stdio: 'ignore', heapMb: 64, maxDataKb: 2_000_000 },
  });
  expect(getPriority(child.pid)).toBe(Math.max(10, getPriority()));
  kill('it was looked at');
  await ended;
});
