// G-54: a line is cut while a request about more of it is open. No unit that was asked about is lost.
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';

let app: TestApp;
let world: TestOrders;
beforeAll(async () => {
  app = await testApp();
  world = await testOrders(app);
});

/** An order of eight whose hour to cancel is over, with an open request for so many of them. */
async function askToCancel(qty: number) {
  const { number } = await world.buy([8]);
  await app.pool.query(
    `update orders set placed_at = placed_at - interval '61 minutes' where number = $1`,
    [number],
  );
  const { id } = await world.line(number);
  const asked = await world.ask(id, { kind: 'cancel', qty });
  return { number, id, requestId: asked.body.data.id };
}

/** Of each line: its quantity and status, and its requests as [state, quantity]. */
async function requestsOf(number: string) {
  const lines = await world.lines(number);
  return lines.map(({ qty, status, requests }) => [
    ...[qty, status],
    requests.map((request) => [request.state, request.qty]),
  ]);
}

test.each([
  ['vendor', 'Decline'],
  ['staff', 'Cancle'],
] as const)('a request for 5 stays open for 4 where the %s sets %s for 1', async (by, status) => {
  const { number, id, requestId } = await askToCancel(5);
  expect((await world.set(by, id, { status, qty: 1 })).status).toBe(200);
  expect(await requestsOf(number)).toEqual([
    [7, 'Waiting for approval', [['open', 4]]],
    [1, status, [['granted', 1]]],
  ]);
  const mails = await world.mailsTo(world.buyer.userId, 'order_request_decided');
  const mail = mails.find(({ subject }) => subject.includes(number));
  expect(mail?.text).toContain('1 x Moss: It is canceled, and you do not pay for it.');
  expect(mail?.text).toContain('Your request for the other 4 is still open.');

  expect((await world.grant(requestId)).body.data).toMatchObject({ state: 'granted', qty: 4 });
  expect(await requestsOf(number)).toEqual([
    [3, 'Waiting for approval', []],
    [1, status, [['granted', 1]]],
    [4, 'Cancle', [['granted', 4]]],
  ]);
});

test('a request for 5 is granted whole where 6 are declined, and its mail speaks of no others', async () => {
  const { number, id } = await askToCancel(5);
  await world.set('vendor', id, { status: 'Decline', qty: 6 });
  expect(await requestsOf(number)).toEqual([
    [2, 'Waiting for approval', []],
    [6, 'Decline', [['granted', 6]]],
  ]);
  const mails = await world.mailsTo(world.buyer.userId, 'order_request_decided');
  const mail = mails.find(({ subject }) => subject.includes(number));
  expect(mail?.text).not.toContain('still open');
});

test('a request for 5 goes on with both lines where 6 of 8 are approved, and all 5 can be granted', async () => {
  const { number, id, requestId } = await askToCancel(5);
  await world.set('vendor', id, { status: 'Vendor Approved', qty: 6 });
  expect(await requestsOf(number)).toEqual([
    [2, 'Waiting for approval', [['open', 2]]],
    [6, 'Vendor Approved', [['open', 3]]],
  ]);
  const [, approved] = await world.lines(number);
  await world.grant(requestId);
  await world.grant(approved?.requests[0]?.id ?? 0);
  expect(await requestsOf(number)).toEqual([
    [2, 'Cancle', [['granted', 2]]],
    [3, 'Vendor Approved', []],
    [3, 'Cancle', [['granted', 3]]],
  ]);
});

test('a return of 5 of which staff accept 2 has terms for 2 and stays open for 3', async () => {
  const { number } = await world.buy([6]);
  const { id } = await world.line(number);
  await world.deliver(id);
  await world.ask(id, { kind: 'return', qty: 5 });
  await world.set('staff', id, { status: 'Return Request', qty: 2 });
  expect(await requestsOf(number)).toEqual([
    [4, 'Delivered', [['open', 3]]],
    [2, 'Return Request', [['granted', 2]]],
  ]);
  const [, part] = await world.lines(number);
  expect(part?.requests[0]?.return?.goods).toBe(part?.total);
});
