import { expect, test } from 'vitest';
import {
  canAsk,
  grantedStatus,
  isDoneAtOnce,
  listAskable,
  REQUEST_KINDS,
  REQUEST_REASONS,
  reasonLabel,
} from './order-requests.ts';
import { canSetStatus, ORDER_STATUSES } from './order-status.ts';

const placedAt = '2026-03-02T20:00:00Z';
const deliveredAt = '2026-03-10T20:00:00Z';
const waiting = { status: 'Waiting for approval', placedAt, deliveredAt: null } as const;
const delivered = { status: 'Delivered', placedAt, deliveredAt } as const;

function outcome(...of: Parameters<typeof canAsk>): string {
  const result = canAsk(...of);
  return result.ok ? 'ok' : result.code;
}

test.each([
  ['cancel', waiting, '2026-03-02T21:00:00Z', 'ok'],
  ['cancel', waiting, '2026-03-02T21:00:01Z', 'ok'],
  ['cancel', { ...waiting, status: 'Picked Up' }, '2026-03-02T20:05:00Z', 'request_not_now'],
  ['cancel', { ...waiting, status: 'Cancle' }, '2026-03-02T20:05:00Z', 'request_not_now'],
  // Until midnight in Los Angeles of the twelfth day after the delivery.
  ['return', delivered, '2026-03-23T06:59:59Z', 'ok'],
  ['return', delivered, '2026-03-23T07:00:00Z', 'return_window_over'],
  ['return', { ...delivered, status: 'Return Request' }, '2026-03-11T07:00:00Z', 'request_not_now'],
  ['return', waiting, '2026-03-02T20:05:00Z', 'request_not_now'],
  ['incomplete', delivered, '2026-03-25T06:59:59Z', 'ok'],
  ['incomplete', delivered, '2026-03-25T07:00:00Z', 'incomplete_window_over'],
] as const)('POL-08 POL-14 POL-16 G-54 a %s of %j at %s: %s', (kind, item, now, expected) => {
  expect(outcome(kind, item, now)).toBe(expected);
});

test.each([
  ['cancel', '2026-03-02T21:00:00Z', true],
  ['cancel', '2026-03-02T21:00:01Z', false],
  ['return', '2026-03-02T20:00:01Z', false],
] as const)('POL-14 whether a %s at %s is done at once: %s', (kind, now, expected) => {
  expect(isDoneAtOnce(kind, placedAt, now)).toBe(expected);
});

test('G-54 what may be asked is listed with its end', () => {
  expect(listAskable(waiting, placedAt)).toEqual([
    { kind: 'cancel', isAtOnce: true, until: '2026-03-02T21:00:00.000Z' },
  ]);
  expect(listAskable(waiting, '2026-03-02T21:00:01Z')).toEqual([
    { kind: 'cancel', isAtOnce: false, until: null },
  ]);
  expect(listAskable(delivered, deliveredAt)).toEqual([
    { kind: 'return', isAtOnce: false, until: '2026-03-22' },
    { kind: 'incomplete', isAtOnce: false, until: '2026-03-24' },
  ]);
  expect(listAskable({ ...delivered, status: 'Returned' }, deliveredAt)).toEqual([]);
});

test('G-54 staff can grant whatever can be asked, from every status in which it can', () => {
  for (const kind of REQUEST_KINDS) {
    const to = grantedStatus(kind);
    if (to === null) continue;
    for (const status of ORDER_STATUSES) {
      const item = { status, placedAt, deliveredAt };
      if (!canAsk(kind, item, placedAt).ok) continue;
      expect([status, canSetStatus({ role: 'Admin', from: status, to }).ok]).toEqual([
        status,
        true,
      ]);
    }
  }
});

test('reasons belong to their kind, and every kind has one for the rest', () => {
  expect(reasonLabel('cancel', 'changed_mind')).toBe('I changed my mind');
  expect(reasonLabel('return', 'changed_mind')).toBeNull();
  expect(reasonLabel('return', 'toString')).toBeNull();
  for (const kind of REQUEST_KINDS) expect(Object.keys(REQUEST_REASONS[kind]).at(-1)).toBe('other');
});
