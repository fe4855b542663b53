import type { Coupon } from '@wevisu/contract/coupons.ts';
import { expect, test } from 'vitest';
import type { Selection } from '../../back-office/table/table-types.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { type CouponCalls, couponActs } from './coupon-acts.ts';

const couponOf = (id: number): Coupon => ({
  ...{ id, code: `SAVE-${id}`, rate_ppm: 50_000, version: id, state: 'running' },
  ...{ starts_at: null, expires_at: '2027-01-01T08:00:00.000Z', max_uses: 5, max_uses_each: 1 },
  ...{ uses: 0, revenue: 0, given: 0, created_at: '2026-01-01T08:00:00.000Z' },
});
const COUPONS = [1, 2, 3].map(couponOf);
const QUERY = { sort: 'created', dir: 'desc', q: '', filters: {} } as const;
const everything = (total: number, except: readonly string[] = []): Selection<Coupon> => ({
  ...{ mode: 'all', query: QUERY, total, except },
});

type Sent = Parameters<CouponCalls['change']>;

/** Runs an act where the server answers `refuse`; two coupons fit a page of the list. */
async function run(
  act: 'Pause' | 'Resume' | 'End',
  selection: Selection<Coupon>,
  refuse: (id: number) => ApiFailure | null = () => null,
) {
  const sent: Sent[] = [];
  const acts = couponActs({
    async change(...args) {
      const failure = refuse(args[0]);
      if (failure) throw failure;
      sent.push(args);
    },
    async list(_, after) {
      const rows = after === null ? COUPONS.slice(0, 2) : COUPONS.slice(2);
      return { rows, next: after === null ? 'page 2' : null, total: 3, total_is_exact: true };
    },
  });
  const progress = { onProgress: () => {}, signal: new AbortController().signal };
  const result = await acts.find(({ label }) => label === act)?.run(selection, progress);
  return { sent, result };
}

test('G-56 chosen coupons are paused by the version that was seen, and keep their terms', async () => {
  const selection = { mode: 'ids', ids: ['2'], rows: [couponOf(2)] } as const;
  const { sent, result } = await run('Pause', selection);
  const { rate_ppm, starts_at, expires_at, max_uses, max_uses_each } = couponOf(2);
  const terms = { rate_ppm, starts_at, expires_at, max_uses, max_uses_each };
  expect(sent).toEqual([[2, { ...terms, status: 'paused', version: 2 }]]);
  expect(result).toEqual({ done: 1, failed: [], left: 0 });
});

test('G-56 all that a filter finds are ended, over its pages and without those taken out', async () => {
  const { sent } = await run('End', everything(3, ['2']));
  expect(sent.map(([id, { status }]) => [id, status])).toEqual([
    [1, 'ended'],
    [3, 'ended'],
  ]);
});

test('G-56 nothing is ended where the filter finds others than were seen', async () => {
  const ended = run('End', everything(4));
  await expect(ended).rejects.toMatchObject({ code: 'selection_changed', now: { count: 3 } });
});

test('G-56 a coupon that is refused is named with the reason, and the others are done', async () => {
  const changed = new ApiFailure(409, { message: 'It was changed meanwhile.' });
  const { sent, result } = await run('Resume', everything(3), (id) => (id === 2 ? changed : null));
  expect(sent.map(([id]) => id)).toEqual([1, 3]);
  expect(result).toEqual({
    done: 2,
    failed: [{ id: '2', done: false, name: 'SAVE-2', message: 'It was changed meanwhile.' }],
    left: 0,
  });
});

test('a lost connection ends the act instead of failing each coupon', async () => {
  const lost = run('Pause', everything(3), () => new ApiFailure(0));
  await expect(lost).rejects.toMatchObject({ status: 0 });
});
