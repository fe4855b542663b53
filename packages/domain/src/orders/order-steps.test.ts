import { expect, test } from 'vitest';
import { cents } from '../money/money.ts';
import { keepsGoods, ORDER_STATUSES } from './order-status.ts';
import { isMailed, STAGES, stageOf } from './order-steps.ts';
import { paymentState } from './payment-state.ts';
import { returnTerms } from './return-terms.ts';
import { isTracked, trackingUrl } from './tracking.ts';

test('every status that keeps its goods has a stage, unless they go back', () => {
  const without = ORDER_STATUSES.filter((status) => stageOf(status) === null);
  expect(without).toEqual(['Decline', 'Cancle', 'Return Request', 'Returned']);
  expect(STAGES[stageOf('Delivered') ?? -1]).toBe('Delivered');
});

test('every end of an item is mailed', () => {
  for (const status of ['Decline', 'Cancle', 'Returned', 'Delivered'] as const) {
    expect([status, isMailed(status)]).toEqual([status, true]);
  }
});

test('what is released, comes back and is due adds up to what was authorized', () => {
  const amounts = [cents(100_01), cents(20_30), cents(7), cents(55_55)];
  for (const status of ORDER_STATUSES) {
    const state = paymentState(cents(175_93), [
      { status, amount: amounts[0] ?? cents(0), refund: cents(90_00) },
      { status: 'Cancle', amount: amounts[1] ?? cents(0), refund: null },
      { status: 'Delivered', amount: amounts[2] ?? cents(0), refund: null },
      { status: 'Return Request', amount: amounts[3] ?? cents(0), refund: cents(50_00) },
    ]);
    expect(state.released + state.refunds + state.due).toBe(175_93);
    expect(state.released).toBe(20_30 + (keepsGoods(status) ? 0 : 100_01));
    const isReturn = status === 'Return Request' || status === 'Returned';
    expect(state.refunds).toBe(50_00 + (isReturn ? 90_00 : 0));
  }
});

test('POL-10 a return that was accepted without terms comes back whole, since no fee was stated', () => {
  const amount = cents(120_00);
  const kept = { status: 'Delivered', amount: cents(30_00), refund: null } as const;
  for (const status of ['Return Request', 'Returned'] as const) {
    const state = paymentState(cents(150_00), [{ status, amount, refund: null }, kept]);
    expect([state.refunds, state.due]).toEqual([120_00, 30_00]);
  }
  const free = { status: 'Returned', amount, refund: cents(0) } as const;
  expect(paymentState(cents(150_00), [free, kept]).refunds).toBe(0);
});

test.each([
  // The item's shipping, but never more than sending it back costs.
  ['its shipping', 4_00, 9_00, false, 4_00],
  ['sending it back', 4_00, 3_50, false, 3_50],
  ['its shipping where the way back has no rate', 4_00, null, false, 4_00],
  ['nothing for faulty goods', 4_00, 9_00, true, 0],
] as const)('POL-10 a return deducts %s', (_, shipping, back, isFeeWaived, fee) => {
  const terms = returnTerms({
    line: cents(110_88),
    shipping: cents(shipping),
    tax: cents(9_15),
    returnShipping: back === null ? null : cents(back),
    isFeeWaived,
    acceptedAt: '2026-03-10T06:00:00Z',
  });
  expect(terms).toEqual({
    sendBy: '2026-03-23',
    restocking: fee,
    refund: 110_88 + shipping + 9_15 - fee,
  });
});

test('a parcel is followed at its carrier from the pickup on', () => {
  expect(trackingUrl({ carrier: 'ups', number: '1Z 999-AA1' })).toBe(
    'https://www.ups.com/track?tracknum=1Z999AA1',
  );
  expect(trackingUrl({ carrier: 'other', number: 'PRO 12345' })).toBeNull();
  expect(ORDER_STATUSES.filter(isTracked)).not.toContain('Ready to Pick Up');
  expect(isTracked('Shipped')).toBe(true);
});
