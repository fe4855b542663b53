import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBusinessDay } from '../calendar/business-days.ts';
import { dayOf } from '../calendar/calendar.ts';
import { arrivalText, deliveryEstimate, estimateArrival } from './delivery-estimate.ts';

const span = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }))
  .map(([min, more]) => ({ min, max: min + more }));

test('POL-17 lead time counts every day, the way only working days', () => {
  // A Friday noon in Los Angeles; Monday, May 25 is Memorial Day.
  const orderedAt = '2026-05-22T19:00:00Z';
  const soon = { min: 0, max: 1 };
  expect(deliveryEstimate({ orderedAt, lead: soon, transit: { min: 1, max: 2 } })).toEqual({
    from: '2026-05-26',
    to: '2026-05-27',
  });
  const week = { min: 7, max: 14 };
  expect(deliveryEstimate({ orderedAt, lead: week, transit: { min: 3, max: 5 } })).toEqual({
    from: '2026-06-03',
    to: '2026-06-12',
  });
});

test('POL-17 the first day is not after the last, and both are working days after the order', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      span,
      span,
      (orderedAt, lead, transit) => {
        const { from, to } = deliveryEstimate({ orderedAt, lead, transit });
        expect(from <= to).toBe(true);
        expect(from > dayOf(orderedAt)).toBe(true);
        expect(isBusinessDay(from) && isBusinessDay(to)).toBe(true);
      },
    ),
  );
});

test('a span that runs backwards is no span', () => {
  const one = { min: 1, max: 1 };
  const wrong = { min: 3, max: 2 };
  expect(() => deliveryEstimate({ orderedAt: 0, lead: wrong, transit: one })).toThrow(RangeError);
});

test('POL-17 goods that are sent together wait for the slowest, and the zone says how long they travel', () => {
  const given = {
    orderedAt: '2026-05-22T19:00:00Z',
    shipFromZip: '90810',
    toZip: '90012-1234',
    transit: [{ zone: 1, min: 1, max: 2 }],
  };
  const quick = { min: 0, max: 1 };
  const slow = { min: 3, max: 10 };
  const alone = estimateArrival({ ...given, leads: [slow] });
  expect(estimateArrival({ ...given, leads: [quick, slow] })).toEqual(alone);
  expect(alone).toEqual(
    deliveryEstimate({ orderedAt: given.orderedAt, lead: slow, transit: { min: 1, max: 2 } }),
  );
  expect(estimateArrival({ ...given, leads: [quick], toZip: '10001' })).toBeNull();
});

test('FMT-05 the window is said in one way', () => {
  expect(arrivalText({ from: '2026-12-03', to: '2026-12-09' })).toBe(
    'Arrives between 12.03.2026 and 12.09.2026',
  );
  expect(arrivalText({ from: '2026-12-03', to: '2026-12-03' })).toBe('Arrives on 12.03.2026');
});
