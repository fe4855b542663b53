import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { untilLoaded } from './late.ts';
import { announce } from './site-events.ts';

test('G-72 a part that does not come is waited for and loaded again each time that the server answers', async () => {
  let attempts = 0;
  let isThere = false;
  const part = untilLoaded(async () => {
    attempts++;
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the part';
  });
  await setImmediate();
  expect(attempts).toBe(1);
  announce('connection-back');
  await setImmediate();
  expect(attempts).toBe(2);
  isThere = true;
  announce('connection-back');
  expect(await part).toBe('the part');
  announce('connection-back');
  await setImmediate();
  expect(attempts).toBe(3);
});
