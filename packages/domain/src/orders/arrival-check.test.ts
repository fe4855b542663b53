import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/money.ts';
import {
  canCheckArrival,
  claimReason,
  claimWorth,
  findingOf,
  findingText,
  lotWarnings,
  sumFindings,
  uniqueLots,
} from './arrival-check.ts';
import { canReportArrived } from './order-requests.ts';

test.each([
  [12, 12, 0, { short: 0, over: 0, damaged: 0, claimed: 0 }, 'all there'],
  [12, 10, 0, { short: 2, over: 0, damaged: 0, claimed: 2 }, '2 short'],
  [12, 10, 1, { short: 2, over: 0, damaged: 1, claimed: 3 }, '2 short, 1 damaged'],
  [12, 0, 0, { short: 12, over: 0, damaged: 0, claimed: 12 }, '12 short'],
  [12, 13, 0, { short: 0, over: 1, damaged: 0, claimed: 0 }, '1 more than sent'],
  // One more than was sent makes up for one that is damaged.
  [12, 13, 2, { short: 0, over: 1, damaged: 2, claimed: 1 }, '2 damaged, 1 more than sent'],
] as const)(
  'of %i sent %i came, %i of them damaged',
  (expected, received, damaged, finding, text) => {
    expect(findingOf({ expected, received, damaged })).toEqual(finding);
    expect(findingText(finding)).toBe(text);
  },
);

test.each([
  [12, -1, 0],
  [12, 1.5, 0],
  [12, 3, 4],
  [12, 3, -1],
  [0, 3, 0],
  [12, Number.NaN, 0],
])('%d sent, %d came, %d damaged is not a count', (expected, received, damaged) => {
  expect(() => findingOf({ expected, received, damaged })).toThrow(RangeError);
});

const count = fc
  .record({
    expected: fc.integer({ min: 1, max: 500 }),
    received: fc.integer({ min: 0, max: 600 }),
  })
  .chain((of) =>
    fc.record({
      ...{ expected: fc.constant(of.expected), received: fc.constant(of.received) },
      damaged: fc.integer({ min: 0, max: of.received }),
    }),
  );

test('what is claimed and what is usable make what was sent, and never more is claimed than that', () => {
  fc.assert(
    fc.property(count, (of) => {
      const { claimed, short, over } = findingOf(of);
      const usable = of.received - of.damaged;
      expect(claimed).toBe(Math.max(0, of.expected - usable));
      expect(claimed).toBeLessThanOrEqual(of.expected);
      expect(of.received).toBe(of.expected - short + over);
      expect(claimWorth({ claimed }, cents(325))).toBe(claimed * 325);
    }),
  );
});

test('findings of lines add up, and damage names the reason', () => {
  const found = [
    findingOf({ expected: 4, received: 3, damaged: 1 }),
    findingOf({ expected: 2, received: 2, damaged: 0 }),
  ];
  expect(sumFindings(found)).toEqual({ short: 1, over: 0, damaged: 1, claimed: 2 });
  expect(found.map(claimReason)).toEqual(['damaged', 'missing']);
});

test('a lot is the same in any case and spacing', () => {
  expect(uniqueLots([' A12 ', 'a 12', 'B7', ''])).toEqual(['A12', 'B7']);
});

test('warns of two lots in a line, of another lot than before, and of another than was sent', () => {
  const none = { before: [], sent: [] };
  expect(lotWarnings({ lots: ['A12', 'a12'], ...none })).toEqual([]);
  expect(lotWarnings({ lots: ['A12', 'B7'], ...none })).toEqual([
    { kind: 'mixed', lots: ['A12', 'B7'] },
  ]);
  expect(lotWarnings({ lots: ['B7'], before: ['A12'], sent: ['b7'] })).toEqual([
    { kind: 'unlike_before', lots: ['A12'] },
  ]);
  expect(lotWarnings({ lots: ['B7'], before: [], sent: ['A12'] })).toEqual([
    { kind: 'unlike_sent', lots: ['A12'] },
  ]);
  expect(lotWarnings({ lots: [], before: ['A12'], sent: ['A12'] })).toEqual([]);
});

test('a shipment is checked once it is on its way, unless all of it was canceled', () => {
  const of = (isSent: boolean, statuses: Parameters<typeof canCheckArrival>[0]['statuses']) => {
    const allowed = canCheckArrival({ isSent, statuses });
    return allowed.ok ? 'ok' : allowed.code;
  };
  expect(of(true, ['Shipped'])).toBe('ok');
  expect(of(true, ['Delivered', 'Cancle'])).toBe('ok');
  expect(of(false, ['Vendor Approved'])).toBe('parcel_not_sent');
  expect(of(true, ['Cancle', 'Decline'])).toBe('parcel_canceled');
});

test('POL-16 what came is reported within 14 days after it came, also while the rest of its line is on its way', () => {
  const arrivedAt = '2026-11-02T18:00:00Z';
  const on = (day: string, status: 'Shipped' | 'Delivered' | 'Returned') =>
    canReportArrived(
      { status, deliveredAt: status === 'Shipped' ? null : arrivedAt },
      arrivedAt,
      `${day}T18:00:00Z`,
    ).ok;
  expect([on('2026-11-16', 'Shipped'), on('2026-11-17', 'Shipped')]).toEqual([true, false]);
  expect([on('2026-11-16', 'Delivered'), on('2026-11-17', 'Delivered')]).toEqual([true, false]);
  expect(on('2026-11-03', 'Returned')).toBe(false);
});
