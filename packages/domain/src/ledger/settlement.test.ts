import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, sum } from '../money/money.ts';
import { keepsGoods, ORDER_STATUSES } from '../orders/order-status.ts';
import { withIds } from '../test-ids.ts';
import { decideSettlement, type FailedCharges, type Hold, type SettledItem } from './settlement.ts';

const PLACED = new Date('2026-11-23T18:00:00Z');
const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(PLACED.getTime() + hours * HOUR_MS);
const HELD: Hold = { state: 'held', amount: cents(1_000), expiresAt: after(7 * 24) };
const NONE: FailedCharges = { count: 0, lastAt: null };

function line(id: number, over: Partial<SettledItem> = {}): SettledItem {
  return {
    ...withIds<Pick<SettledItem, 'id'>>({ id }),
    ...{ status: 'Vendor Approved', amount: cents(id * 100), charge: 'none' },
    ...{ isRefunded: false, dispute: 'none', restocking: cents(0), isRaised: false },
    ...over,
  };
}

function decide(items: readonly SettledItem[], hours: number, hold: Hold = HELD, failed = NONE) {
  return decideSettlement({ placedAt: PLACED, hold, items, failed, now: after(hours) });
}

describe('CHECK-06 what is charged', () => {
  test('is nothing within the hour of a cancel, and what is approved afterwards', () => {
    const items = [line(1), line(2, { status: 'Decline' }), line(3)];
    expect(decide(items, 1)).toEqual({ steps: [], askAgainAt: after(1) });
    expect(decide(items, 1.01).steps).toEqual([{ kind: 'capture', itemIds: [1, 3], amount: 400 }]);
  });

  test('waits for every answer until a day before the hold ends', () => {
    const items = [line(1), line(2, { status: 'Waiting for approval' })];
    expect(decide(items, 100)).toEqual({ steps: [], askAgainAt: after(6 * 24) });
    expect(decide(items, 145).steps).toEqual([{ kind: 'capture', itemIds: [1], amount: 100 }]);
    const none = [line(1, { status: 'Waiting for approval' })];
    expect(decide(none, 150).steps).toEqual([]);
  });

  test('of a hold that is over is charged anew, three times a day apart at most', () => {
    const items = [line(1, { charge: 'done' }), line(2)];
    const hold: Hold = { ...HELD, state: 'captured' };
    expect(decide(items, 200, hold).steps).toEqual([{ kind: 'charge', itemIds: [2], amount: 200 }]);
    const failed = { count: 1, lastAt: after(200) };
    expect(decide(items, 201, hold, failed)).toEqual({ steps: [], askAgainAt: after(224) });
    expect(decide(items, 224, hold, failed).steps).toHaveLength(1);
    expect(decide(items, 999, hold, { ...failed, count: 3 })).toEqual({
      steps: [],
      askAgainAt: null,
    });
  });

  test('of a hold that its bank gave up before its day is charged anew', () => {
    const hold: Hold = { ...HELD, state: 'over' };
    const items = [line(1), line(2, { status: 'Waiting for approval' })];
    expect(decide(items, 10, hold).steps).toEqual([{ kind: 'charge', itemIds: [1], amount: 100 }]);
    expect(decide([line(1, { status: 'Decline' })], 10, hold).steps).toEqual([{ kind: 'void' }]);
  });

  test('is nothing while another charge is under way, or after the hold was given up', () => {
    const hold: Hold = { ...HELD, state: 'captured' };
    expect(decide([line(1, { charge: 'started' }), line(2)], 200, hold).steps).toEqual([]);
    expect(decide([line(1)], 200, { ...HELD, state: 'voided' }).steps).toEqual([]);
  });
});

describe('POL-03 a higher price that was accepted', () => {
  const raised = (id: number, amount: number, over: Partial<SettledItem> = {}) =>
    line(id, { amount: cents(amount), isRaised: true, ...over });

  test('is charged with the hold as long as that has room, else anew after the hold', () => {
    const items = [raised(1, 700), line(2, { amount: cents(300) })];
    expect(decide(items, 2).steps).toEqual([{ kind: 'capture', itemIds: [1, 2], amount: 1_000 }]);
    const dearer = [raised(1, 701), line(2, { amount: cents(300) })];
    expect(decide(dearer, 2).steps).toEqual([{ kind: 'capture', itemIds: [2], amount: 300 }]);
    const next = [raised(1, 701), line(2, { amount: cents(300), charge: 'done' })];
    const hold: Hold = { ...HELD, state: 'captured' };
    expect(decide(next, 2, hold).steps).toEqual([{ kind: 'charge', itemIds: [1], amount: 701 }]);
  });

  test('beyond the whole hold is charged anew, and the hold is given up once it is', () => {
    expect(decide([raised(1, 1_001)], 2).steps).toEqual([
      { kind: 'charge', itemIds: [1], amount: 1_001 },
    ]);
    expect(decide([raised(1, 1_001, { charge: 'started' })], 2)).toEqual({
      steps: [],
      askAgainAt: null,
    });
    expect(decide([raised(1, 1_001, { charge: 'done' })], 2).steps).toEqual([{ kind: 'void' }]);
    const refused = { count: 1, lastAt: after(2) };
    expect(decide([raised(1, 1_001)], 3, HELD, refused)).toEqual({
      steps: [],
      askAgainAt: after(26),
    });
  });
});

test('a hold is given up once nothing is delivered, before and after it would have ended', () => {
  const items = [line(1, { status: 'Decline' }), line(2, { status: 'Cancle' })];
  for (const hours of [0.1, 2, 150, 200]) {
    expect(decide(items, hours).steps).toEqual([{ kind: 'void' }]);
  }
});

test('POL-10 a line that was charged is paid back when it is returned or not delivered, less what its terms keep', () => {
  const hold: Hold = { ...HELD, state: 'captured' };
  const items = [
    line(1, { charge: 'done', status: 'Returned', restocking: cents(30) }),
    line(2, { charge: 'done', status: 'Cancle', restocking: cents(30) }),
    line(3, { charge: 'done', status: 'Return Request' }),
    line(4, { charge: 'done', status: 'Cancle', isRefunded: true }),
    line(5, { charge: 'started', status: 'Cancle' }),
    line(6, { charge: 'done', status: 'Returned', dispute: 'open' }),
    line(7, { charge: 'done', status: 'Cancle', dispute: 'lost' }),
  ];
  expect(decide(items, 30, hold).steps).toEqual([
    { kind: 'refund', itemId: 1, cause: 'returned', amount: 70, restocking: 30 },
    { kind: 'refund', itemId: 2, cause: 'canceled', amount: 200, restocking: 0 },
  ]);
});

test('whatever the lines are, nothing is charged twice, nothing that is not approved is, and no more is paid back than was', () => {
  const item = fc.record({
    status: fc.constantFrom(...ORDER_STATUSES),
    amount: fc.integer({ min: 1, max: 90_000 }).map(cents),
    charge: fc.constantFrom('none' as const, 'started' as const, 'done' as const),
    isRefunded: fc.boolean(),
    dispute: fc.constantFrom('none' as const, 'none', 'open', 'lost'),
    isRaised: fc.boolean(),
  });
  const hold = fc.constantFrom('held' as const, 'captured' as const, 'voided' as const);
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 5 }),
      hold,
      fc.integer({ min: 1, max: 300_000 }).map(cents),
      fc.integer({ min: 0, max: 400 }),
      (drawn, state, held, hours) => {
        const items = drawn.map((one, place) => line(place + 1, one));
        const { steps } = decide(items, hours, { ...HELD, state, amount: held });
        const charges = steps.filter((step) => step.kind === 'capture' || step.kind === 'charge');
        expect(charges.length).toBeLessThanOrEqual(1);
        for (const { itemIds, amount } of charges) {
          const chosen = items.filter(({ id }) => itemIds.includes(id));
          expect(sum(chosen.map((one) => one.amount))).toBe(amount);
          if (steps.some(({ kind }) => kind === 'capture'))
            expect(amount).toBeLessThanOrEqual(held);
          for (const one of chosen) {
            expect(one.charge).toBe('none');
            expect(keepsGoods(one.status) && one.status !== 'Waiting for approval').toBe(true);
          }
        }
        for (const step of steps) {
          if (step.kind !== 'refund') continue;
          const refunded = items.find(({ id }) => id === step.itemId);
          expect([refunded?.charge, refunded?.isRefunded]).toEqual(['done', false]);
          expect(refunded?.dispute).toBe('none');
          expect(step.amount + step.restocking).toBe(refunded?.amount);
        }
        if (steps.some(({ kind }) => kind === 'void')) {
          expect(items.some(({ charge, status }) => charge === 'none' && keepsGoods(status))).toBe(
            false,
          );
        }
      },
    ),
  );
});
