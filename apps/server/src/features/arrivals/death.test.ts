// The process dies at every point of signing for a shipment, one after another: before and after each statement. The same
// request, sent again, ends the same: one arrival, one claim a line, one delivery.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { comeToOneEnd, Died, mortal } from '../../test-death.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import type { ArrivalDeps } from './deps.ts';
import { signArrival } from './sign-arrival.ts';
import { type TestArrivals, testArrivals } from './test-arrivals.ts';

let app: TestApp;
let money: TestMoney;
let world: TestOrders;
let at: TestArrivals;
let bought = 0;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  money = await testMoney(app);
});

/** One person may start only so many checkouts an hour. */
const ORDERS_OF_ONE = 10;

/** As if it was uploaded. */
async function keepPhoto(parcelId: number, itemId: number): Promise<number> {
  const { rows } = await app.pool.query(
    `insert into arrival_photos (parcel_id, order_item_id, user_id, request_id, key, width, height, bytes, created_at, kept_at)
     values ($1, $2, $3, $4::text::uuid, $4::text, 4, 3, 9, now(), now()) returning id::int`,
    [parcelId, itemId, world.buyer.userId, randomUUID()],
  );
  return rows[0].id;
}

/** Everything that a death might have left different. */
async function endOf(id: number, number: string) {
  const { rows } = await app.pool.query(
    `select
       (select json_agg(json_build_array(a.serial, a.role, a.received_by)) from arrivals a where a.parcel_id = $1) as signed,
       (select json_agg(json_build_array(l.expected, l.received, l.damaged, l.claim_id is not null) order by l.order_item_id)
        from arrival_lines l join arrivals a on a.id = l.arrival_id where a.parcel_id = $1) as lines,
       (select count(*)::int from arrival_line_photos p join arrivals a on a.id = p.arrival_id where a.parcel_id = $1) as photos,
       (select json_agg(json_build_array(i.status, r.kind, r.qty, r.reason, r.state) order by i.id)
        from order_items i left join order_requests r on r.order_item_id = i.id
        join orders o on o.id = i.order_id where o.number = $2) as claims,
       (select count(*)::int from arrival_counts where parcel_id = $1) as counts,
       (select json_agg(distinct n.event) from notifications n where n.title like $3) as told,
       (select json_agg(m.template order by m.template) from mails m where m.subject like $4) as mails,
       (select json_agg(e.action order by e.action) from audit_events e
        where e.target_kind = 'parcel' and e.target_id = $1::text) as noted`,
    [id, number, `Order ${number}:%`, `%${number}%`],
  );
  return rows[0];
}

test('signing for a shipment ends the same wherever the process dies', {
  timeout: 600_000,
}, async () => {
  async function walkTo(points: number) {
    if (bought % ORDERS_OF_ONE === 0) {
      world = await testOrders(app);
      at = testArrivals(app, world);
    }
    bought += 1;
    const { number, id, lines } = await at.ship([3, 2]);
    const [one = 0, two = 0] = lines;
    const photo = await keepPhoto(id, two);
    const saved = await at.save(id, [
      { order_item_id: one, received: 2 },
      { order_item_id: two, received: 2, damaged: 1, photos: [photo] },
    ]);
    const life = mortal(money.deps(), points);
    const sign = (over: Partial<ArrivalDeps>) =>
      signArrival({ ...money.deps(), ...over } as ArrivalDeps, {
        viewer: { userId: world.buyer.userId, type: 'User' },
        ...{ id, requestId, corrects: null, receivedBy: 'Ana Lopez', signedAt: new Date() },
        seen: saved.body.data.count?.version ?? 0,
      });
    const requestId = randomUUID();
    await sign({ pool: life.pool }).catch((error) => {
      if (!(error instanceof Died)) throw error;
    });
    if (life.isDead()) expect((await sign({})).ok).toBe(true);
    return { isDead: life.isDead(), end: await endOf(id, number) };
  }
  const whole = await walkTo(Number.POSITIVE_INFINITY);
  expect(whole.isDead).toBe(false);
  expect(whole.end).toMatchObject({
    signed: [[1, 'homeowner', 'Ana Lopez']],
    photos: 1,
    counts: 0,
  });
  await comeToOneEnd(walkTo, whole.end, 20);
});
