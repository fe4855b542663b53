// U-17: limits on what people do rarely hold across processes, and for all addresses of one connection.
import { sendContactMessage } from '@wevisu/contract/leads.ts';
import { beforeAll, expect, test } from 'vitest';
import { createCallLimits } from './platform/http/call-limits.ts';
import { createSharedWindows, dropEndedWindows } from './platform/http/shared-windows.ts';
import { type TestApp, testApp } from './test-app.ts';

const { max, seconds } = sendContactMessage.limit;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

function write(remoteAddress: string, at: number) {
  return app.app.http
    .inject({
      method: sendContactMessage.method,
      url: sendContactMessage.path,
      remoteAddress,
      payload: { at },
    })
    .then(({ statusCode }) => statusCode);
}

const from = (address: string) => ({
  user: null,
  address,
  userAgent: '',
  cookies: '',
  requestId: '',
});

test('two processes count together, whatever comes at once', async () => {
  const processes = [1, 2].map(() =>
    createCallLimits(
      () => new Date(),
      createSharedWindows(app.pool, () => new Date()),
    ),
  );
  const waits = await Promise.all(
    Array.from({ length: 3 * max }, (_, at) =>
      processes[at % 2]?.(sendContactMessage, from('192.0.2.7')),
    ),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(max);
  for (const wait of waits.filter((one) => one !== 0)) {
    expect(wait).toBeGreaterThan(seconds - 60);
    expect(wait).toBeLessThanOrEqual(seconds);
  }
});

test('a window ends for all processes, and is forgotten', async () => {
  let time = Date.now() - 2 * seconds * 1000;
  const now = () => new Date(time);
  const [one, other] = [1, 2].map(() => createSharedWindows(app.pool, now));
  const ask = async (windows = one) => windows?.secondsToWait('k', { max: 1, seconds });
  expect([await ask(), await ask(other), await ask()]).toEqual([0, seconds, seconds]);
  time += 1000;
  expect([await ask(), await ask(other)]).toEqual([seconds - 1, seconds - 1]);
  time += (seconds - 1) * 1000;
  expect([await ask(), await ask(other)]).toEqual([0, seconds]);
  // Its end is long past by the database's own clock.
  await dropEndedWindows(app.pool, { limit: 100 });
  const { rows } = await app.pool.query(`select count(*)::int from call_windows where key = 'k'`);
  expect(rows[0].count).toBe(0);
});

test('all addresses of an IPv6 network are one caller, the next network is another', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => write(`2001:db8:0:7::${(at + 1).toString(16)}`, at)),
  );
  expect(answers.filter((status) => status !== 429)).toHaveLength(max);
  expect(await write('2001:db8:0:8::1', 0)).not.toBe(429);
});
