// A bank takes a charge back, and gives it back or keeps it; whoever earned by it is held, and has it again or bears it.
import * as contract from '@wevisu/contract/disputes.ts';
import { getEarnings } from '@wevisu/contract/earnings.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { DISPUTED_CARD, DISPUTED_HOURS, testDisputes } from '../../test-disputes.ts';
import { findUnheldInMails } from '../../test-mail-figures.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import type { PaymentGateway } from '../gateway/seam/payment-gateway.ts';
import { matureEarnings } from '../money/mature-earnings.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { answerDispute } from './answer-dispute.ts';
import { followDispute } from './follow-dispute.ts';
import { followDisputes } from './follow-disputes.ts';

let app: TestApp;
let money: TestMoney;
let world: TestOrders;
let disputes: ReturnType<typeof testDisputes>;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  money = await testMoney(app);
  world = await testOrders(app);
  disputes = testDisputes(app, money);
});

const LATER = 60 * 24;

type RefundOf = Parameters<PaymentGateway['refund']>[0];

/** The bank decides for us, and nobody has told us. */
async function winAtGateway(charge: string): Promise<void> {
  const { gateway } = money.deps();
  for await (const page of gateway.disputes.list({ since: new Date(0) }))
    for (const { ref } of page.filter(({ chargeRef }) => chargeRef === charge))
      await gateway.disputes.submitEvidence({ key: `test:${ref}`, ref, text: 'winning_evidence' });
  money.clock.ahead += 2;
}

const answer = (id: number, kind: 'evidence' | 'accept', text: string) =>
  answerDispute(money.deps(), { userId: world.staff.userId, id, answer: kind, text });

const told = async () => {
  const { ahead } = money.clock;
  // Later than whatever a test has seen.
  money.clock.ahead = LATER * 2;
  const { told: found } = await reconcile(money.deps());
  money.clock.ahead = ahead;
  return found.map(({ kind, about }) => `${kind} ${about}`);
};

async function events(userId: number, number: string): Promise<string[]> {
  const { rows } = await app.pool.query(
    `select event from notifications where user_id = $1 and title like $2 order by id`,
    [userId, `Order ${number}:%`],
  );
  return rows.map(({ event }) => event);
}

/** The books of an order just after its charge. */
async function charged(quantities: readonly number[]) {
  const number = await disputes.buy(world, quantities);
  const before = await money.accounts(number);
  const { charged: amount } = await money.atGateway(number);
  const payees = -((before.vendor_pending ?? 0) + (before.pro_pending ?? 0));
  return { number, before, amount, payees };
}

describe('a dispute', () => {
  test('takes its amount and a fee from the gateway, and payees’ parts into the reserve, once', async () => {
    const { number, before, amount, payees } = await charged([2, 3]);
    await disputes.follow(DISPUTED_HOURS);
    await disputes.follow(DISPUTED_HOURS + 1);
    await Promise.all([1, 2, 3].map(() => followDisputes(money.deps())));
    const { vendor_pending: _v, pro_pending: _p, ...rest } = before;
    expect(await money.accounts(number)).toEqual({
      ...rest,
      gateway: (before.gateway ?? 0) - amount - 15_00,
      fees: (before.fees ?? 0) + 15_00,
      disputed: amount,
      reserve: -payees,
    });
    expect(await disputes.of(number)).toMatchObject([
      { state: 'needs_response', amount, fee: 15_00, reason: 'fraudulent', answer: null },
    ]);
    expect(await events(world.staff.userId, number)).toContain('dispute_needs_response');
    expect(await events(world.vendor.userId, number)).toContain('dispute');
    expect(await world.mailsTo(world.vendor.userId, 'dispute')).toHaveLength(1);
    expect(await findUnheldInMails(app.pool)).toEqual([]);
    const { token } = world.vendor;
    const { data } = (await app.call(getEarnings, {}, { token })).body;
    expect(data).toMatchObject({ pending: 0, upcoming: [], later: 0 });
    expect(data.held).toMatchObject([
      { order_number: number, amount: -(before.vendor_pending ?? 0) },
    ]);
    expect((await world.show(number)).payment).toMatchObject({ disputed: amount, by_bank: 0 });
    expect(await told()).toEqual([]);
    expect(money.errors).toEqual([]);
  });

  test('that is won brings everything back but the fee, and what waited goes on', async () => {
    const { number, before } = await charged([2]);
    await disputes.follow(DISPUTED_HOURS);
    const id = await disputes.idOf(number);
    expect(await answer(id, 'evidence', 'Delivered and signed: winning_evidence')).toMatchObject({
      ok: true,
    });
    expect(await disputes.of(number)).toMatchObject([{ state: 'under_review', isSent: true }]);
    expect(await answer(id, 'accept', 'Changed my mind')).toMatchObject({
      ok: false,
      code: 'dispute_answered',
    });
    money.clock.ahead = LATER;
    await matureEarnings(money.deps());
    expect((await money.accounts(number)).vendor_available).toBeUndefined();
    await disputes.follow(LATER);
    expect(await money.accounts(number)).toEqual({
      ...before,
      gateway: (before.gateway ?? 0) - 15_00,
      fees: (before.fees ?? 0) + 15_00,
    });
    expect(await disputes.of(number)).toMatchObject([{ state: 'won' }]);
    await matureEarnings(money.deps());
    expect((await money.accounts(number)).vendor_available).toBe(before.vendor_pending);
    expect(await told()).toEqual([]);
  });

  test('that is lost is borne by everybody; payees who were paid before owe it', async () => {
    const { number, before } = await charged([2]);
    money.clock.ahead = LATER;
    await matureEarnings(money.deps());
    const { vendor_available: available = 0 } = await money.accounts(number);
    expect(available).toBe(before.vendor_pending);
    // As a payout would, in another order's name: nothing of it is left.
    await disputes.follow(LATER);
    await answer(await disputes.idOf(number), 'evidence', 'Nothing that helps');
    await disputes.follow(LATER + 2);
    expect(await money.accounts(number)).toEqual({
      gateway: -(before.fees ?? 0) - 15_00,
      fees: (before.fees ?? 0) + 15_00,
    });
    expect(await disputes.of(number)).toMatchObject([{ state: 'lost' }]);
    const { payment } = await world.show(number);
    expect([payment.due, payment.disputed]).toEqual([0, 0]);
    expect(payment.by_bank).toBe(payment.charged);
    const { rows } = await app.pool.query(
      'select is_vendor_available and is_pro_available as done from order_items where order_id = $1',
      [await money.idOf(number)],
    );
    expect(rows).toEqual([{ done: true }]);
    expect(await events(world.vendor.userId, number)).toEqual(['dispute', 'dispute']);
    expect(await told()).toEqual([]);
  });

  test('that nobody answers is lost after its day, and one that is accepted at once', async () => {
    const silent = await disputes.open(world, [1]);
    const given = await disputes.open(world, [1]);
    await answer(await disputes.idOf(given), 'accept', 'The goods never left');
    expect(await disputes.of(given)).toMatchObject([{ state: 'accepted', isSent: true }]);
    await disputes.follow(DISPUTED_HOURS + 9 * 24);
    expect(await disputes.of(silent)).toMatchObject([{ state: 'lost' }]);
    expect((await money.accounts(silent)).reserve).toBeUndefined();
    expect(await told()).toEqual([]);
  });
});

test('G-63 staff read the open ones first, and answer each once', async () => {
  const { token } = world.staff;
  const number = await disputes.open(world, [1]);
  const id = await disputes.idOf(number);
  const list = async () => (await app.call(contract.listDisputes, {}, { token })).body.data;
  const [first, ...others] = await list();
  expect(first).toMatchObject({
    ...{ id, order_number: number, state: 'needs_response', reason: 'fraudulent', answer: null },
    ...{ fee: 15_00, closed_at: null },
  });
  expect(first?.of_payees).toBeGreaterThan(0);
  expect(others.length).toBeGreaterThan(0);
  const read = await app.call(contract.getEvidence, { params: { id } }, { token });
  expect(read.body.data.text).toMatch(
    new RegExp(`^Order ${number}, placed on .*\\nCharged on .*card ending in 0259\\.`),
  );
  expect(read.body.data.text).toMatch(/Customer: .*\nAccount since .*\nDelivery address: /);
  expect(read.body.data.text).toMatch(/What was bought:\n- 1 \w+ of .*: Vendor Approved on /);
  const missing = { params: { id: 999_999 } };
  expect((await app.call(contract.getEvidence, missing, { token })).status).toBe(404);
  const send = (body: { answer: 'evidence' | 'accept'; text: string }, of = id) =>
    app.call(contract.answerDispute, { params: { id: of }, body }, { token });
  expect((await send({ answer: 'evidence', text: ' ' })).status).toBe(422);
  expect((await send({ answer: 'accept', text: 'Not ours' }, 999_999)).status).toBe(404);
  expect((await send({ answer: 'evidence', text: 'Signed for by the buyer' })).status).toBe(200);
  expect(await send({ answer: 'accept', text: 'Or not' })).toMatchObject({
    ...{ status: 409, body: { code: 'dispute_answered' } },
  });
  expect((await list()).find((one) => one.id === id)?.answer).toMatchObject({
    ...{ kind: 'evidence', text: 'Signed for by the buyer', sent: 'sent' },
  });
});

describe('while it is open', () => {
  test('nothing of its order is canceled, returned or paid back, with a clear refusal', async () => {
    const number = await disputes.open(world, [2, 1]);
    const [first, second] = await world.lines(number);
    const [a = 0, b = 0] = [first?.id, second?.id];
    const refused = { status: 409, body: { code: 'order_disputed' } };
    expect(await world.set('staff', a, { status: 'Cancle' })).toMatchObject(refused);
    expect(await world.ask(a, { kind: 'cancel' })).toMatchObject(refused);
    await world.set('staff', b, { status: 'Delivered' });
    expect(await world.ask(b, { kind: 'return' })).toMatchObject(refused);
    expect(await world.set('staff', b, { status: 'Returned' })).toMatchObject(refused);
    expect((await money.refunds(number)).length).toBe(0);
    await answer(await disputes.idOf(number), 'evidence', 'winning_evidence');
    await disputes.follow(DISPUTED_HOURS + 2);
    await world.set('staff', b, { status: 'Returned' });
    await money.settle(number);
    expect(await money.refunds(number)).toMatchObject([{ cause: 'returned', state: 'done' }]);
    expect(await told()).toEqual([]);
  });

  test('a refund that meets it at the gateway is decided anew, and not after a loss', async () => {
    const number = await disputes.buy(world, [2]);
    const { id } = await world.line(number);
    await world.set('staff', id, { status: 'Cancle' });
    // The bank was faster: the gateway has the dispute, and we do not know of it.
    money.clock.ahead = DISPUTED_HOURS;
    await app.pool.query('delete from refunds where order_id = $1', [await money.idOf(number)]);
    await app.pool.query(`delete from sandbox_gateway.refunds r using captures c
      where c.gateway_ref = r.authorization_ref and c.order_id = ${await money.idOf(number)}`);
    for await (const _page of money.deps().gateway.disputes.list({ since: new Date(0) }));
    await money.settle(number);
    expect(await money.refunds(number)).toEqual([]);
    await disputes.follow(DISPUTED_HOURS);
    await answer(await disputes.idOf(number), 'accept', 'It was canceled');
    await money.settle(number);
    expect(await money.refunds(number)).toEqual([]);
    expect((await money.atGateway(number)).paidBack).toBe(0);
  });

  test('a refund that two runs ask for, of which one asks after it was won, is paid back once', async () => {
    const number = await disputes.buy(world, [2]);
    const { gateway } = money.deps();
    money.clock.ahead = DISPUTED_HOURS;
    // The bank has it, and we do not know of it.
    for await (const _page of gateway.disputes.list({ since: new Date(0) }));
    await world.set('staff', (await world.line(number)).id, { status: 'Cancle' });

    const second = Promise.withResolvers<void>();
    const noted = Promise.withResolvers<void>();
    let other: Promise<void> | undefined;
    /** Asked after the dispute was won, and noted after the first run has noted its own answer. */
    const later = async (of: RefundOf) => {
      const answer = await gateway.refund(of);
      second.resolve();
      await noted.promise;
      return answer;
    };
    const first = money.settle(number, {
      async refund(of) {
        const answer = await gateway.refund(of);
        if (other !== undefined) return answer;
        expect(answer).toEqual({ outcome: 'failed', reason: 'charge_disputed' });
        await winAtGateway(of.ref);
        other = money.settle(number, { refund: later });
        await second.promise;
        return answer;
      },
    });
    await first;
    noted.resolve();
    await other;
    await money.settle(number);

    expect(await money.refunds(number)).toMatchObject([{ cause: 'canceled', state: 'done' }]);
    const { charged: amount, paidBack } = await money.atGateway(number);
    expect(paidBack).toBe(amount);
    await disputes.follow(DISPUTED_HOURS + 3);
    expect(await money.accounts(number)).toEqual({
      ...{ fees: expect.any(Number), gateway: expect.any(Number) },
    });
    expect(await told()).toEqual([]);
    expect(money.errors).toEqual([]);
  });

  test('is about what refunds have left of its charge', async () => {
    const number = await disputes.buy(world, [3]);
    const { id } = await world.line(number);
    await world.set('staff', id, { status: 'Cancle', qty: 1 });
    await money.settle(number);
    const { charged: all, paidBack } = await money.atGateway(number);
    expect(paidBack).toBeGreaterThan(0);
    await disputes.follow(DISPUTED_HOURS);
    expect(await disputes.of(number)).toMatchObject([{ amount: all - paidBack }]);
    await answer(await disputes.idOf(number), 'accept', 'Not delivered');
    expect(Object.keys(await money.accounts(number))).toEqual(['fees', 'gateway']);
    expect(await told()).toEqual([]);
  });
});

test('a dispute about a part takes parts, and what is left of the earnings is available', async () => {
  const { number, amount } = await charged([2, 1]);
  const { rows } = await app.pool.query(
    'select gateway_ref as ref from captures where order_id = $1',
    [await money.idOf(number)],
  );
  const part = Math.floor(amount / 3);
  const given = {
    ...{ ref: 'dp_part', chargeRef: rows[0].ref, reason: 'product_not_received' },
    ...{ amount: part, fee: 15_00, respondBy: '2030-01-01', openedAt: new Date() },
  } as const;
  type Given = Parameters<typeof followDispute>[1];
  const follow = (state: Given['state']) =>
    followDispute(money.deps(), { ...given, state } as unknown as Given);
  await follow('needs_response');
  await follow('needs_response');
  expect(await money.accounts(number)).toMatchObject({ disputed: part });
  await follow('lost');
  await follow('lost');
  await follow('won');
  const after = await money.accounts(number);
  expect([after.disputed, after.reserve, after.vendor_pending, after.pro_pending]).toEqual([
    ...[undefined, undefined, undefined, undefined],
  ]);
  expect(-(after.vendor_available ?? 0)).toBeGreaterThan(0);
  expect(await told()).toContain(`missing_dispute ${number}`);
  expect((await told()).filter((one) => !one.startsWith('missing'))).toEqual([]);
});

// The last one: it leaves a difference.
test('a refund whose row is gone when its money has moved is told, and is a difference', async () => {
  const number = await disputes.buy(world, [2]);
  const orderId = await money.idOf(number);
  const { gateway } = money.deps();
  await world.set('staff', (await world.line(number)).id, { status: 'Cancle' });
  await app.pool.query('delete from refunds where order_id = $1', [orderId]);
  await app.pool.query(
    `delete from sandbox_gateway.refunds r using captures c
       where c.gateway_ref = r.authorization_ref and c.order_id = $1`,
    [orderId],
  );
  const lost = money.settle(number, {
    async refund(of) {
      const answer = await gateway.refund(of);
      await app.pool.query('delete from refunds where order_id = $1', [orderId]);
      return answer;
    },
  });
  await expect(lost).rejects.toThrow(/^Refund \d+ of order \d+ was paid back as .* our books\.$/);
  expect(await told()).toContain(`refund ${number}`);
});

test('a dispute that waits for its charge is noted with it, however many newer ones there are', async () => {
  money.clock.ahead = 0;
  const { number } = await world.buy([1], [50], { card: DISPUTED_CARD });
  for (const { id } of await world.lines(number))
    await world.set('vendor', id, { status: 'Vendor Approved' });
  money.clock.ahead = 2;
  const { gateway } = money.deps();
  const unheard: PaymentGateway['capture'] = async (of) => {
    await gateway.capture(of);
    throw new Error('no answer');
  };
  await expect(money.settle(number, { capture: unheard })).rejects.toThrow('no answer');
  await disputes.follow(DISPUTED_HOURS);
  const newer = await disputes.buy(world, [1]);
  await disputes.follow(DISPUTED_HOURS + LATER);
  expect(await disputes.of(newer)).toHaveLength(1);
  await money.settle(number);
  await disputes.follow(DISPUTED_HOURS + LATER + 1);
  expect(await disputes.of(number)).toMatchObject([{ state: 'lost' }]);
});
