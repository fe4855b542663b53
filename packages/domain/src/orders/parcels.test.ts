import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES, STAFF_MOVES } from './order-status.ts';
import {
  countPacked,
  isPackable,
  PARCEL_STAGES,
  type PackedUnits,
  stageOfStatus,
  statusByParcels,
  unitsOfPart,
} from './parcels.ts';

/** A line with parcels that hold no more than it has. */
const line = fc
  .array(
    fc.record({ qty: fc.integer({ min: 1, max: 9 }), stage: fc.constantFrom(...PARCEL_STAGES) }),
    {
      maxLength: 6,
    },
  )
  .chain((rows) => {
    const units = rows.map((row, at): PackedUnits => ({ parcelId: at + 1, ...row }));
    const packed = units.reduce((sum, { qty }) => sum + qty, 0);
    return fc.record({
      units: fc.constant(units),
      qty: fc.integer({ min: Math.max(1, packed), max: packed + 5 }),
    });
  });

test('what is in parcels and what is not add up to the line, and what arrived was shipped', () => {
  fc.assert(
    fc.property(line, ({ qty, units }) => {
      const { loose, shipped, delivered } = countPacked(qty, units);
      const waiting = units.filter(({ stage }) => stage === 'packed');
      expect(loose + shipped + waiting.reduce((sum, one) => sum + one.qty, 0)).toBe(qty);
      expect(delivered).toBeLessThanOrEqual(shipped);
    }),
  );
  const tooMany = [{ parcelId: 1, qty: 3, stage: 'packed' }] as const;
  expect(() => countPacked(2, tooMany)).toThrow(RangeError);
});

test('ORD-11 ORD-15 a line is shipped and delivered once all of it is, and parcels take it nowhere else', () => {
  fc.assert(
    fc.property(line, fc.constantFrom(...ORDER_STATUSES), ({ qty, units }, status) => {
      const counts = countPacked(qty, units);
      const to = statusByParcels(status, { qty, ...counts });
      if (to === null) return;
      expect(isPackable(status)).toBe(true);
      expect(STAFF_MOVES[status].usual).toContain(to);
      expect(counts[to === 'Shipped' ? 'shipped' : 'delivered']).toBe(qty);
    }),
  );
  expect(statusByParcels('Ready to Pick Up', { qty: 5, shipped: 3, delivered: 3 })).toBeNull();
  expect(statusByParcels('Ready to Pick Up', { qty: 5, shipped: 5, delivered: 3 })).toBe('Shipped');
  expect(statusByParcels('Out For Delivery', { qty: 5, shipped: 5, delivered: 3 })).toBeNull();
  expect(statusByParcels('Shipped', { qty: 5, shipped: 5, delivered: 5 })).toBe('Delivered');
  expect(statusByParcels('Cancle', { qty: 5, shipped: 5, delivered: 5 })).toBeNull();
});

test('however a line is cut, neither part has more in parcels than it has', () => {
  const cut = line
    .filter(({ qty }) => qty > 1)
    .chain((of) =>
      fc.record({
        of: fc.constant(of),
        partQty: fc.integer({ min: 1, max: of.qty - 1 }),
        to: fc.constantFrom(...ORDER_STATUSES),
      }),
    );
  fc.assert(
    fc.property(cut, ({ of: { qty, units }, partQty, to }) => {
      const taken = unitsOfPart(units, { qty, partQty, to });
      const ofPart = taken.reduce((sum, one) => sum + one.qty, 0);
      const packed = units.reduce((sum, one) => sum + one.qty, 0);
      expect(ofPart).toBeLessThanOrEqual(partQty);
      expect(packed - ofPart).toBeLessThanOrEqual(qty - partQty);
      for (const one of taken) {
        expect(units.find(({ parcelId }) => parcelId === one.parcelId)?.qty).toBeGreaterThanOrEqual(
          one.qty,
        );
      }
    }),
  );
});

test('what is canceled is what has not left, and what comes back is what has arrived', () => {
  const units = [
    { parcelId: 1, qty: 2, stage: 'delivered' },
    { parcelId: 2, qty: 2, stage: 'packed' },
  ] as const;
  expect(unitsOfPart(units, { qty: 6, partQty: 3, to: 'Cancle' })).toEqual([
    { parcelId: 2, qty: 1 },
  ]);
  expect(unitsOfPart(units, { qty: 6, partQty: 2, to: 'In Progress' })).toEqual([]);
  expect(unitsOfPart(units, { qty: 6, partQty: 1, to: 'Return Request' })).toEqual([
    { parcelId: 1, qty: 1 },
  ]);
});

test('parcels are as far as their line is said to be', () => {
  expect(
    ['Picked Up', 'Shipped', 'Out For Delivery', 'Delivered'].map((status) =>
      stageOfStatus(status as 'Shipped'),
    ),
  ).toEqual(['packed', 'shipped', 'shipped', 'delivered']);
});
