import { expect, test } from 'vitest';
import { cents } from '../money/money.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { isMailed, STAGES, stageOf } from './order-steps.ts';
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
