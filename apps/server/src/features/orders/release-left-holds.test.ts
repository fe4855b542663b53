// POL-14: a hold that its own job could not give up is found later.
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { createSandboxGateway } from '../checkout/gateway/sandbox/sandbox-gateway.ts';
import { releaseLeftHolds } from './release-left-holds.ts';

let app: TestApp;
let world: TestOrders;
beforeAll(async () => {
  app = await testApp();
  world = await testOrders(app);
});

/** What the job leaves when all its tries have failed: lines that are not delivered, and the hold as it was. */
async function leave(number: string, lines: number, hoursAgo: number): Promise<void> {
  await app.pool.query(
    `update order_items set status = 'Cancle', status_date = now() - make_interval(hours => $3)
     where id in (select i.id from order_items i join orders o on o.id = i.order_id
       where o.number = $1 order by i.id limit $2)`,
    [number, lines, hoursAgo],
  );
}

/** Runs the job once; the gateway does not answer for the holds of the orders in `failing`. */
async function sweep(failing: readonly string[] = []): Promise<unknown[]> {
  const { rows } = await app.pool.query(
    `select gateway_ref from authorizations a join orders o on o.id = a.order_id
     where o.number = any($1)`,
    [failing],
  );
  const refused = new Set(rows.map((row) => row.gateway_ref));
  const errors: unknown[] = [];
  const gateway = createSandboxGateway({ pool: app.pool, now: () => new Date(), newId: () => '' });
  await releaseLeftHolds({
    pool: app.pool,
    now: () => new Date(),
    async voidAuthorization(ref) {
      if (refused.has(ref)) throw new Error('no answer');
      await gateway.void(ref);
    },
    onError: (error) => errors.push(error),
  });
  return errors;
}

async function isHeld(number: string): Promise<boolean> {
  const { rows } = await app.pool.query(
    `select s.state from sandbox_gateway.authorizations s join authorizations a on a.gateway_ref = s.ref
     join orders o on o.id = a.order_id where o.number = $1`,
    [number],
  );
  const { payment } = await world.show(number);
  expect(payment.is_voided).toBe(rows[0].state === 'voided');
  return !payment.is_voided;
}

test('a hold that is left is given up hours later, however often the job runs, and one that fails blocks no other', async () => {
  const first = await world.buy([2]);
  const second = await world.buy([2, 3]);
  await leave(first.number, 1, 5);
  await leave(second.number, 2, 4);
  expect(await sweep([first.number])).toEqual([new Error('no answer')]);
  expect([await isHeld(first.number), await isHeld(second.number)]).toEqual([true, false]);
  expect(await Promise.all([sweep(), sweep()])).toEqual([[], []]);
  expect(await isHeld(first.number)).toBe(false);
  expect(await sweep([first.number, second.number])).toEqual([]);
});

test.each([
  ['a line is still to be delivered', 1, 5],
  ['its own job is still trying', 2, 1],
  ['the bank has let go of it long ago', 2, 24 * 32],
])('a hold is left alone where %s', async (_, lines, hoursAgo) => {
  const { number } = await world.buy([2, 3]);
  await leave(number, lines, hoursAgo);
  expect(await sweep([number])).toEqual([]);
  expect(await isHeld(number)).toBe(true);
});
