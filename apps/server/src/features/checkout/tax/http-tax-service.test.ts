// What comes of a tax service that answers well, slowly, wrongly or not at all.
import { cents } from '@wevisu/domain/money/money.ts';
import { taxRequestOf } from '@wevisu/domain/money/tax-by-address.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { atFileEnd } from '../../../platform/database/test-closers.ts';
import { createHttpTaxService, type HttpTaxServiceOptions } from './http-tax-service.ts';
import { answerRates, type TestTaxServer, testTaxServer } from './test-tax-server.ts';

const server = await testTaxServer();
const place = { street: '200 N Spring St', city: 'Los Angeles', state: 'CA', zip_code: '90012' };
const request = taxRequestOf(place, [
  { id: 7, amount: cents(10_000), shipping: cents(900) },
  { id: 8, amount: cents(2_500), shipping: cents(0) },
]);

let at = 0;
let warned: string[] = [];

function serviceAt(over: Partial<HttpTaxServiceOptions> = {}) {
  const service = createHttpTaxService({
    ...{ url: server.url, key: server.key, now: () => new Date(at), timeoutMs: 300 },
    warn: (line) => warned.push(line),
    ...over,
  });
  atFileEnd(() => service.close());
  return service;
}

beforeEach(() => {
  at = Date.parse('2026-05-22T19:00:00Z');
  warned = [];
  server.asked.length = 0;
  server.answer = answerRates();
});

const json =
  (value: unknown): TestTaxServer['answer'] =>
  (_asked, reply) => {
    reply.end(JSON.stringify(value));
  };
const status =
  (code: number): TestTaxServer['answer'] =>
  (asked, reply) => {
    reply.statusCode = code;
    // What it says would be right, but for the status.
    answerRates()(asked, reply);
  };

test('asks with the key for the address and each amount, and takes the answer by line', async () => {
  expect(await serviceAt().computeTax(request)).toEqual(
    new Map([
      ['7-goods', 800],
      ['7-shipping', 0],
      ['8-goods', 200],
    ]),
  );
  expect(server.asked).toEqual([
    {
      currency: 'USD',
      address: { ...place, country: 'US' },
      lines: [
        { id: '7-goods', kind: 'goods', amount: 10_000 },
        { id: '7-shipping', kind: 'shipping', amount: 900 },
        { id: '8-goods', kind: 'goods', amount: 2_500 },
      ],
    },
  ]);
  expect(server.headers).toMatchObject({
    authorization: `Bearer ${server.key}`,
    'content-type': 'application/json',
  });
  expect(warned).toEqual([]);
});

const good = [
  { id: '7-goods', tax: 800 },
  { id: '7-shipping', tax: 0 },
  { id: '8-goods', tax: 200 },
];
const withFirst = (first: unknown) => json({ lines: [first, ...good.slice(1)] });

describe('an answer that cannot be right counts for nothing', () => {
  test.each<[string, TestTaxServer['answer']]>([
    ['no JSON', (_asked, reply) => reply.end('<html>Sign in</html>')],
    ['half of it', (_asked, reply) => reply.end(JSON.stringify({ lines: good }).slice(0, -5))],
    ['nothing at all', (_asked, reply) => reply.end()],
    ['another shape', json({ taxes: good })],
    ['a negative tax', withFirst({ id: '7-goods', tax: -1 })],
    ['a part of a cent', withFirst({ id: '7-goods', tax: 800.5 })],
    ['a text', withFirst({ id: '7-goods', tax: '800' })],
    ['more than the amount', withFirst({ id: '7-goods', tax: 10_001 })],
    ['a number too large to be exact', withFirst({ id: '7-goods', tax: 1e300 })],
    ['a missing line', json({ lines: good.slice(1) })],
    ['a line twice', json({ lines: [...good, good[0]] })],
    ['a line that was not asked', json({ lines: [...good, { id: '9-goods', tax: 0 }] })],
    ['a line of another name', withFirst({ id: '__proto__', tax: 800 })],
  ])('%s', async (_what, answer) => {
    server.answer = answer;
    expect(await serviceAt().computeTax(request)).toBeNull();
    expect(warned).toEqual([
      'the answer of the tax service cannot be right: the table of the states counts',
    ]);
  });
});

describe('no answer counts for nothing, and is over in time', () => {
  test.each<[string, TestTaxServer['answer'], string]>([
    ['an address that it refuses', status(422), 'status 422'],
    ['a wrong key', status(401), 'status 401'],
    ['too many requests', status(429), 'status 429'],
    ['a failure', status(500), 'status 500'],
    ['another status of success', status(202), 'status 202'],
    ['silence', () => {}, 'timed out'],
    [
      'a body that never ends',
      (_asked, reply) => {
        const timer = setInterval(() => reply.write(' '), 20);
        reply.on('close', () => clearInterval(timer));
      },
      'timed out',
    ],
    [
      'a body that is too long',
      (_asked, reply) => {
        const mebibyte = Buffer.alloc(1024 * 1024, ' ');
        const fill = () => {
          while (!reply.destroyed && reply.write(mebibyte));
        };
        reply.on('drain', fill);
        fill();
      },
      'too long',
    ],
    ['a cut line', (_asked, reply) => void reply.destroy(), 'not reached'],
    [
      'another address, which is not followed',
      (_asked, reply) => {
        reply.writeHead(307, { location: server.url });
        reply.end();
      },
      'status 307',
    ],
  ])('%s', async (_what, answer, why) => {
    server.answer = answer;
    const began = performance.now();
    expect(await serviceAt().computeTax(request)).toBeNull();
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(warned).toEqual([
      `no tax from the tax service (${why}): the table of the states counts`,
    ]);
    expect(server.asked).toHaveLength(1);
  });

  test('nobody listens', async () => {
    const nobody = serviceAt({ url: 'http://127.0.0.1:1/tax' });
    expect(await nobody.computeTax(request)).toBeNull();
    expect(warned.join()).toContain('not reached');
  });
});

test('after three failures in a row it is left alone for half a minute', async () => {
  const service = serviceAt();
  server.answer = status(500);
  for (let time = 0; time < 5; time += 1) expect(await service.computeTax(request)).toBeNull();
  expect(server.asked).toHaveLength(3);
  server.answer = answerRates();
  at += 29_000;
  expect(await service.computeTax(request)).toBeNull();
  at += 2_000;
  expect(await service.computeTax(request)).toMatchObject({ size: 3 });
  expect(server.asked).toHaveLength(4);
});

test('an address that it refuses is no failure of the service', async () => {
  const service = serviceAt();
  server.answer = status(422);
  for (let time = 0; time < 5; time += 1) await service.computeTax(request);
  expect(server.asked).toHaveLength(5);
});
