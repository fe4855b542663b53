import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/money.ts';
import { keepsGoods, ORDER_STATUSES } from './order-status.ts';
import { type PaidItem, paymentState } from './payment-state.ts';

const open = { refund: null, isCharged: false, isByBank: false, paidBack: null } as const;
const charged = { ...open, isCharged: true } as const;

const anyItem = fc
  .record({
    status: fc.constantFrom(...ORDER_STATUSES),
    amount: fc.integer({ min: 1, max: 900_000 }),
    isCharged: fc.boolean(),
    share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    isPaidBack: fc.boolean(),
  })
  .map(({ status, amount, isCharged, share, isPaidBack }): PaidItem => {
    const refund = share === null ? null : cents(Math.floor(amount * share));
    const paidBack = isCharged && isPaidBack ? (refund ?? cents(amount)) : null;
    return { status, amount: cents(amount), refund, isCharged, isByBank: false, paidBack };
  });

test('CHECK-06 what is released, charged, approved and waiting adds up to what was authorized, and the rest after refunds is due', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 8 }), (items) => {
      const authorized = cents(items.reduce((total, { amount }) => total + amount, 0));
      const state = paymentState(authorized, items);
      expect(state.released + state.charged + state.approved + state.waiting).toBe(authorized);
      expect(state.released + state.refunds + state.due).toBe(authorized);
      expect(state.paidBack + state.expected).toBe(state.refunds);
      expect(state.due).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each(ORDER_STATUSES)('an item that is %s counts once', (status) => {
  const before = paymentState(cents(100_01), [{ status, amount: cents(100_01), ...open }]);
  expect(before.charged).toBe(0);
  expect(before.released).toBe(keepsGoods(status) ? 0 : 100_01);
  expect(before.waiting).toBe(status === 'Waiting for approval' ? 100_01 : 0);
  const after = paymentState(cents(100_01), [{ status, amount: cents(100_01), ...charged }]);
  expect([after.charged, after.released, after.approved, after.waiting]).toEqual([100_01, 0, 0, 0]);
  const comesBack = !keepsGoods(status) || status === 'Return Request' || status === 'Returned';
  expect([after.expected, after.due]).toEqual(comesBack ? [100_01, 0] : [0, 100_01]);
});

test('what a bank has taken back is not paid back a second time', () => {
  const item = { status: 'Returned', amount: cents(80_00), ...charged, isByBank: true } as const;
  const state = paymentState(cents(80_00), [item], cents(80_00));
  expect([state.expected, state.refunds, state.byBank, state.due]).toEqual([0, 0, 80_00, 0]);
});

test('POL-10 a return that was accepted without terms comes back whole, since no fee was stated', () => {
  const amount = cents(120_00);
  const kept = { status: 'Delivered', amount: cents(30_00), ...charged } as const;
  for (const status of ['Return Request', 'Returned'] as const) {
    const state = paymentState(cents(150_00), [{ status, amount, ...charged }, kept]);
    expect([state.refunds, state.due]).toEqual([120_00, 30_00]);
  }
  const free = { status: 'Returned', amount, ...charged, refund: cents(0) } as const;
  expect(paymentState(cents(150_00), [free, kept]).refunds).toBe(0);
});

test('a delivered item of which a part was missing costs what is left', () => {
  const item = { status: 'Delivered', amount: cents(50_00), ...charged } as const;
  const missing = { ...item, amount: cents(10_00), paidBack: cents(10_00) };
  const state = paymentState(cents(60_00), [item, missing]);
  expect([state.charged, state.paidBack, state.due]).toEqual([60_00, 10_00, 50_00]);
});

test('POL-03 a price that rose adds to what is due, one that fell releases a part of the hold', () => {
  const one = { status: 'Vendor Approved', ...open } as const;
  const items = [
    { ...one, amount: cents(70_00) },
    { ...one, status: 'Decline' as const, amount: cents(40_00) },
  ];
  const raised = paymentState(cents(100_00), items);
  expect(raised).toMatchObject({ raised: 10_00, released: 40_00, approved: 70_00, due: 70_00 });
  const lowered = paymentState(cents(115_00), items);
  expect(lowered).toMatchObject({ raised: 0, released: 45_00, approved: 70_00, due: 70_00 });
});
