// ORD-04 G-15: what a homeowner is told of an order's steps, in notifications and mails, and how a parcel is followed.
import * as notifications from '@wevisu/contract/notifications.ts';
import * as orders from '@wevisu/contract/orders.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { atFileEnd } from '../../platform/database/test-closers.ts';
import { createJobQueue } from '../../platform/jobs/jobs.ts';
import { createMailer, type Mailer } from '../../platform/mail/mailer.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { mailSteps } from './mail-steps.ts';

let app: TestApp;
let world: TestOrders;
let mailer: Mailer;
beforeAll(async () => {
  app = await testApp();
  world = await testOrders(app);
  const jobs = createJobQueue({ pool: app.pool, onError });
  const brand = () => ({ name: 'WeVisu', footer: '' });
  mailer = createMailer({ pool: app.pool, jobs, smtp: null, brand });
  await jobs.start();
  atFileEnd(() => jobs.stop());
});

const onError = (error: Error) => {
  throw error;
};

/** Runs the job as of so many minutes from now. */
function mailAfter(minutes: number, onFailed: (error: unknown) => void = fail): Promise<void> {
  return mailSteps({
    pool: app.pool,
    mailer,
    publicUrl: () => 'http://shop.example',
    now: () => new Date(Date.now() + minutes * 60_000),
    onError: onFailed,
  });
}

function fail(error: unknown): void {
  throw error;
}

async function mailsAbout(number: string) {
  const mails = await world.mailsTo(world.buyer.userId, 'order_steps');
  return mails.filter(({ subject }) => subject.includes(number));
}

async function noticesAbout(number: string) {
  const { token } = world.buyer;
  const { body } = await app.call(
    notifications.listNotifications,
    { query: { ppp: 48 } },
    { token },
  );
  return body.data.data.filter(({ title }) => title.includes(number));
}

test('several steps of one order are one unread notification, with the time of each; what follows its reading is another', async () => {
  const { number } = await world.buy([2, 3]);
  const [first, second] = await world.lines(number);
  await world.set('vendor', first?.id ?? 0, { status: 'Vendor Approved' });
  await world.set('vendor', second?.id ?? 0, { status: 'Decline' });
  const [notice, ...more] = await noticesAbout(number);
  expect(more).toEqual([]);
  expect(notice?.title).toBe(`Order ${number}: Not Approved`);
  expect(notice?.steps.map(({ title }) => title)).toEqual([
    `We received your order ${number}`,
    `Order ${number}: Approved`,
    `Order ${number}: Not Approved`,
  ]);
  const times = notice?.steps.map(({ at }) => at) ?? [];
  expect(times).toEqual(times.toSorted());
  expect(times.at(-1)).toBe(notice?.created_at);
  const { token } = world.buyer;
  const read = { params: { id: notice?.id ?? 0 } };
  await app.call(notifications.readNotification, read, { token });
  await world.set('vendor', first?.id ?? 0, { status: 'In Progress' });
  const [latest, before] = await noticesAbout(number);
  expect([latest?.read, before?.read]).toEqual([false, true]);
  expect(latest?.steps).toHaveLength(1);
});

test('two steps of one order at the same moment are in one notification', async () => {
  const { number } = await world.buy([1, 1, 1, 1, 1]);
  const lines = await world.lines(number);
  const { token } = world.buyer;
  await app.call(notifications.readAllNotifications, {}, { token });
  await Promise.all(lines.map(({ id }) => world.set('vendor', id, { status: 'Vendor Approved' })));
  const [notice] = await noticesAbout(number);
  expect(notice?.steps).toHaveLength(5);
});

test('ORD-06 G-15 a declined line is mailed, together with what the vendor did to the others, once it is quiet', async () => {
  const { number } = await world.buy([2, 3]);
  const [first, second] = await world.lines(number);
  await world.set('vendor', first?.id ?? 0, { status: 'Vendor Approved' });
  await world.set('vendor', second?.id ?? 0, { status: 'Decline' });
  await mailAfter(1);
  expect(await mailsAbout(number)).toEqual([]);
  await Promise.all([mailAfter(3), mailAfter(3)]);
  const [mail, ...more] = await mailsAbout(number);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Order ${number}: approved and not approved`);
  expect(mail?.text).toContain('2 x Moss');
  const { released } = (await world.lines(number))[1] ?? { released: 0 };
  expect(mail?.text).toContain(`-$${(released / 100).toFixed(2)}`);
  expect(mail?.text).toContain('you do not pay for it');
  expect(mail?.html + (mail?.text ?? '')).not.toMatch(/wholesale|markup|\$60\.00|\$90\.00/i);
  await mailAfter(60);
  expect(await mailsAbout(number)).toHaveLength(1);
});

test('POL-14 what is canceled is not mailed as approved afterward', async () => {
  const { number } = await world.buy([2, 3]);
  const [first, second] = await world.lines(number);
  for (const line of [first, second])
    await world.set('vendor', line?.id ?? 0, { status: 'Vendor Approved' });
  await world.ask(first?.id ?? 0, { kind: 'cancel' });
  await mailAfter(3);
  const [mail] = await mailsAbout(number);
  expect(mail?.subject).toBe(`Order ${number}: approved`);
  expect(mail?.text).toContain('3 x Moss');
  expect(mail?.text).not.toContain('2 x Moss');
});

test('a step is mailed after ten minutes even where the order is never quiet', async () => {
  const { number } = await world.buy([1, 1]);
  const [first, second] = await world.lines(number);
  await world.set('vendor', first?.id ?? 0, { status: 'Vendor Approved' });
  await app.pool.query(
    `update order_item_events set at = at - interval '11 minutes' where order_item_id = $1`,
    [first?.id],
  );
  await world.set('vendor', second?.id ?? 0, { status: 'Vendor Approved' });
  await mailAfter(0);
  expect(await mailsAbout(number)).toHaveLength(1);
});

test('steps in between are no mail, and a cancel that has a mail of its own is no second one', async () => {
  const { number } = await world.buy([2]);
  const { id } = await world.line(number);
  await world.ask(id, { kind: 'cancel', qty: 1 });
  await world.set('vendor', id, { status: 'Vendor Approved' });
  await mailAfter(5);
  expect(await mailsAbout(number)).toHaveLength(1);
  for (const status of ['In Progress', 'Ready to Pick Up'])
    await world.set('vendor', id, { status });
  await mailAfter(5);
  expect((await mailsAbout(number)).map(({ subject }) => subject)).toEqual([
    `Order ${number}: approved`,
  ]);
});

test('a parcel is followed at its carrier, on the page and from the mail, and not before it is picked up', async () => {
  const { number } = await world.buy([2]);
  const { id } = await world.line(number);
  const tracking = { carrier: 'ups', number: '1Z999AA10123456784' } as const;
  const early = await world.set('vendor', id, { status: 'Vendor Approved', tracking });
  expect(early.body.code).toBe('tracking_too_early');
  await world.set('vendor', id, { status: 'Vendor Approved' });
  await world.set('staff', id, { status: 'Shipped' });
  const again = await world.set('staff', id, { status: 'Shipped', tracking });
  expect(again.status).toBe(200);
  const url = 'https://www.ups.com/track?tracknum=1Z999AA10123456784';
  const { tracking: shown, history } = await world.line(number);
  expect(shown).toEqual({ carrier: 'UPS', number: tracking.number, url });
  expect(history.map(({ status }) => status)).toEqual([
    'Waiting for approval',
    'Vendor Approved',
    'Shipped',
  ]);
  await mailAfter(5);
  const [mail] = await mailsAbout(number);
  expect(mail?.text).toContain(url);
  const bad = { carrier: 'ups', number: '../"x' } as const;
  expect((await world.set('staff', id, { status: 'Shipped', tracking: bad })).status).toBe(422);
});

test('the days told at checkout stay with the order', async () => {
  const { number } = await world.buy([2]);
  const told = await app.pool.query(
    `select p -> 'arrives' as arrives from orders o join checkouts k on k.id = o.checkout_id,
       jsonb_array_elements(k.quote -> 'parcels') p where o.number = $1`,
    [number],
  );
  const { arrives } = told.rows[0];
  expect(arrives.from).toMatch(/^\d{4}-/);
  await app.pool.query('update transit_days set least = least + 9, most = most + 9');
  expect((await world.show(number)).parcels[0]?.arrives).toEqual(arrives);
  const { id } = await world.line(number);
  await world.ask(id, { kind: 'cancel', qty: 1 });
  expect((await world.show(number)).parcels[0]?.arrives).toEqual(arrives);
  await world.set('vendor', id, { status: 'Vendor Approved' });
  await mailAfter(5);
  const [mail] = await mailsAbout(number);
  const [year, month, date] = arrives.to.split('-');
  expect(mail?.text).toContain(`${month}.${date}.${year}`);
});

describe('an order whose mail cannot be made', () => {
  /** Shipped by a carrier that nobody knows. */
  async function breakOne(): Promise<{ number: string; id: number }> {
    const { number } = await world.buy([2]);
    const { id } = await world.line(number);
    await world.set('vendor', id, { status: 'Vendor Approved' });
    await world.set('staff', id, { status: 'Shipped' });
    await setCarrier(id, 'nobody');
    return { number, id };
  }

  async function setCarrier(id: number, carrier: string): Promise<void> {
    await app.pool.query(
      `update order_items set carrier = $2, tracking_number = '1Z999AA10123456784' where id = $1`,
      [id, carrier],
    );
  }

  /** How often it was tried at these minutes from now. */
  async function tries(minutes: readonly number[]): Promise<number[]> {
    const counts: number[] = [];
    for (const at of minutes) {
      let failed = 0;
      await mailAfter(at, () => {
        failed += 1;
      });
      counts.push(failed);
    }
    return counts;
  }

  test('blocks no later one, and is mailed once it can be', async () => {
    const broken = await breakOne();
    const { number } = await world.buy([3]);
    await world.set('vendor', (await world.line(number)).id, { status: 'Vendor Approved' });
    expect(await tries([3])).toEqual([1]);
    expect(await mailsAbout(number)).toHaveLength(1);
    expect(await mailsAbout(broken.number)).toEqual([]);
    await setCarrier(broken.id, 'ups');
    await mailAfter(4);
    expect(await mailsAbout(broken.number)).toEqual([]);
    await mailAfter(31);
    expect(await mailsAbout(broken.number)).toHaveLength(1);
  });

  test('is tried six times, later each time, and its next step is mailed', async () => {
    const { number, id } = await breakOne();
    const minutes = [3, 4, 31, 32, 61, 62, 121, 122, 241, 242, 481, 482, 5_000];
    expect(await tries(minutes)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0]);
    await setCarrier(id, 'ups');
    await world.set('staff', id, { status: 'Delivered' });
    await mailAfter(5);
    const [mail, ...more] = await mailsAbout(number);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Order ${number}: delivered`);
  });
});

test("a vendor's return address is its own business", async () => {
  const address = { zip_code: '97201' };
  const { token } = world.vendor;
  const own = await app.call(orders.getReturnAddress, {}, { token });
  expect(own.body.data).toMatchObject(address);
  const foreign = await app.call(orders.getReturnAddress, {}, { token: world.buyer.token });
  expect(foreign.status).toBe(403);
});
