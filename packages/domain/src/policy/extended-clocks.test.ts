import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '../calendar/calendar.ts';
import { canAsk, listAskable } from '../orders/order-requests.ts';
import {
  type ClockFacts,
  checkExtension,
  EXTENDABLE_CLOCKS,
  latestDay,
  MAX_EXTENSION_DAYS,
  runningClocks,
} from './extended-clocks.ts';

const DELIVERED: ClockFacts = {
  deliveredAt: '2026-03-02T20:00:00Z',
  ...{ sendBy: null, refundAskedAt: null },
};

test('POL-08 POL-16 the clocks of a delivered line run by the policy, and later where staff moved them', () => {
  expect(runningClocks(DELIVERED, {})).toEqual([
    { clock: 'return', until: '2026-03-14' },
    { clock: 'report', until: '2026-03-16' },
  ]);
  const moved = { return: dayOf('2026-04-01T20:00:00Z'), report: dayOf('2026-03-05T20:00:00Z') };
  expect(runningClocks(DELIVERED, moved)).toEqual([
    { clock: 'return', until: '2026-04-01' },
    { clock: 'report', until: '2026-03-16' },
  ]);
  expect(runningClocks({ ...DELIVERED, deliveredAt: null }, moved)).toEqual([]);
});

test('POL-09 POL-10 an accepted return and a refund that is asked for have clocks of their own', () => {
  const facts: ClockFacts = {
    deliveredAt: null,
    ...{ sendBy: dayOf('2026-03-20T20:00:00Z'), refundAskedAt: '2026-03-04T20:00:00Z' },
  };
  expect(runningClocks(facts, { send_back: dayOf('2026-03-25T20:00:00Z') })).toEqual([
    { clock: 'send_back', until: '2026-03-25' },
    { clock: 'vendor_refund', until: '2026-04-03' },
  ]);
});

test('a homeowner may ask as long as staff say, and is told until when', () => {
  const item = { status: 'Delivered', placedAt: '2026-02-20T20:00:00Z' } as const;
  const { deliveredAt } = DELIVERED;
  const now = '2026-03-30T20:00:00Z';
  expect(canAsk('return', { ...item, deliveredAt }, now).ok).toBe(false);
  const moved = { return: dayOf('2026-03-30T20:00:00Z') };
  expect(canAsk('return', { ...item, deliveredAt, moved }, now).ok).toBe(true);
  expect(canAsk('incomplete', { ...item, deliveredAt, moved }, now).ok).toBe(false);
  expect(listAskable({ ...item, deliveredAt, moved }, now)).toEqual([
    { kind: 'return', isAtOnce: false, until: '2026-03-30' },
  ]);
});

test('a clock moves only to a later day, from today on, at most 90 days ahead, and only while it runs', () => {
  const days = fc.integer({ min: -200, max: 200 });
  fc.assert(
    fc.property(fc.constantFrom(...EXTENDABLE_CLOCKS), days, days, (clock, ahead, moved) => {
      const now = '2026-03-10T20:00:00Z';
      const today = dayOf(now);
      const [until, before] = [addDays(today, ahead), addDays(today, moved)];
      const running = runningClocks(DELIVERED, { [clock]: before });
      const present = running.find((one) => one.clock === clock);
      const result = checkExtension({ clock, until, running, now });
      const isAllowed =
        present !== undefined && until > present.until && ahead >= 0 && ahead <= MAX_EXTENSION_DAYS;
      expect(result.ok).toBe(isAllowed);
      if (present !== undefined)
        expect(latestDay(present.until, until) >= present.until).toBe(true);
    }),
  );
});
