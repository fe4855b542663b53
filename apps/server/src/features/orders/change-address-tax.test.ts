// POL-14 where a tax service said the tax of the order.
import * as orders from '@wevisu/contract/orders.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { TEST_ADDRESS } from '../../test-shop.ts';
import { answerRates, type TestTaxServer, testTaxServer } from '../checkout/tax/test-tax-server.ts';

let app: TestApp;
let server: TestTaxServer;
let world: TestOrders;

beforeAll(async () => {
  server = await testTaxServer();
  app = await testApp({ env: server.env });
  world = await testOrders(app);
});

/** One street of San Francisco has a tax of its own. */
const byStreet = answerRates((_line, { address }) =>
  address.street === '9 Costly Way' ? 90_000 : 80_000,
);
const silent: TestTaxServer['answer'] = (_asked, reply) => {
  reply.statusCode = 422;
  reply.end('{}');
};

beforeEach(() => {
  server.answer = byStreet;
  server.asked.length = 0;
});

const SAN_FRANCISCO = { street: '1 Market St', city: 'San Francisco', zip_code: '94103' };

const change = (number: string, over: object = {}) =>
  app.call(
    orders.changeOrderAddress,
    { params: { number }, body: { ...TEST_ADDRESS, ...over } },
    { token: world.buyer.token },
  );

async function bought(): Promise<string> {
  const { number } = await world.buy([8, 1]);
  server.asked.length = 0;
  return number;
}

test('an order goes where the service says the same tax of each line, and keeps every amount', async () => {
  const number = await bought();
  const before = await world.show(number);
  expect(before.tax_source).toBe('service');
  expect((await change(number, SAN_FRANCISCO)).status).toBe(200);
  expect(server.asked.map(({ address }) => address.street).sort()).toEqual([
    '1 Market St',
    '200 N Spring St',
  ]);
  expect(await world.show(number)).toEqual({
    ...before,
    address: { ...TEST_ADDRESS, ...SAN_FRANCISCO },
  });
});

test('where the tax differs it is refused at the zip code, in the same state too, and nothing changes', async () => {
  const number = await bought();
  const answer = await change(number, { ...SAN_FRANCISCO, street: '9 Costly Way' });
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { zip_code: ['Shipping or tax is different there. Cancel the order and place it again.'] },
  ]);
  expect((await world.show(number)).address).toEqual(TEST_ADDRESS);
});

test('while the service says nothing the place stays, and what no tax depends on can change', async () => {
  const number = await bought();
  server.answer = silent;
  expect((await change(number, SAN_FRANCISCO)).body.code).toBe('address_tax_unknown');
  expect((await world.show(number)).address).toEqual(TEST_ADDRESS);
  server.asked.length = 0;
  const named = { full_name: 'Bea Lopez', apartment: '5' };
  expect((await change(number, named)).status).toBe(200);
  expect((await world.show(number)).address).toEqual({ ...TEST_ADDRESS, ...named });
  expect(server.asked).toEqual([]);
});

test('an order that was taxed by the table goes by the table, and the service is not asked', async () => {
  server.answer = silent;
  const number = await bought();
  server.answer = byStreet;
  expect((await world.show(number)).tax_source).toBe('table');
  expect((await change(number, { ...SAN_FRANCISCO, street: '9 Costly Way' })).status).toBe(200);
  expect(server.asked).toEqual([]);
});

test('a part that was canceled is left out, and the cents of rounding do not stand in the way', async () => {
  const number = await bought();
  const line = await world.line(number);
  await world.ask(line.id, { kind: 'cancel', qty: 3, of: 8 });
  expect((await change(number, SAN_FRANCISCO)).status).toBe(200);
  expect(server.asked[0]?.lines.filter(({ kind }) => kind === 'goods')).toHaveLength(2);
});

test('a line that changes while the service thinks is looked at again first', async () => {
  const number = await bought();
  const line = await world.line(number);
  let isDone = false;
  server.answer = (asked, reply) => {
    const go = () => byStreet(asked, reply);
    if (isDone) return go();
    isDone = true;
    void world.ask(line.id, { kind: 'cancel', qty: 1, of: 8 }).then(go);
  };
  expect((await change(number, SAN_FRANCISCO)).body.code).toBe('line_changed');
  expect((await change(number, SAN_FRANCISCO)).status).toBe(200);
});
