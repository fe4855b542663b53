import { expect, test } from 'vitest';
import { addressChangeUntil, canChangeAddress, checkSameCharges } from './order-address.ts';
import type { OrderStatus } from './order-status.ts';

const placedAt = '2026-03-02T20:00:00Z';
const outcome = (statuses: readonly OrderStatus[], now: string) => {
  const result = canChangeAddress({ placedAt, statuses }, now);
  return result.ok ? 'ok' : result.code;
};

test.each([
  [['Waiting for approval'], '2026-03-02T21:00:00Z', 'ok'],
  [['Waiting for approval'], '2026-03-02T21:00:01Z', 'address_window_over'],
  [['Waiting for approval', 'Decline'], '2026-03-02T20:30:00Z', 'ok'],
  [['Waiting for approval', 'Vendor Approved'], '2026-03-02T20:30:00Z', 'address_locked'],
  [['Cancle', 'Decline'], '2026-03-02T20:30:00Z', 'address_locked'],
] as const)('POL-14 of an order of %j at %s the address is %s', (statuses, now, expected) => {
  expect(outcome(statuses, now)).toBe(expected);
  const until = addressChangeUntil({ placedAt, statuses }, now);
  expect(until).toBe(expected === 'ok' ? '2026-03-02T21:00:00.000Z' : null);
});

test('POL-14 what costs the same tax and shipping will do, and else the zip code says so', () => {
  const from = { state: 'CA', zip_code: '90012' };
  const check = (to: { state: string; zip_code: string }) =>
    checkSameCharges({ from, to, shipFromZips: ['97201', '30303'] });
  expect(check({ state: 'CA', zip_code: '94103' }).ok).toBe(true);
  expect(check({ state: 'NV', zip_code: '89101' })).toMatchObject({
    fields: { zip_code: [expect.stringContaining('differ')] },
  });
  // The same state, and another zone from the vendor: an island.
  const hawaii = { state: 'HI', zip_code: '96813' };
  const mainland = checkSameCharges({
    from: { state: 'HI', zip_code: '90012' },
    to: hawaii,
    shipFromZips: ['97201'],
  });
  expect(mainland.ok).toBe(false);
});
