import type { CallReply } from '@wevisu/contract/call.ts';
import type {
  countNewListings as countCall,
  ListingRun,
  getSimilarListings as similarCall,
} from '@wevisu/contract/listing-runs.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId, VendorId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { ListingsDeps } from './deps.ts';
import { requireVendor } from './find-listing.ts';
import { RUN_DRAFTS } from './run-drafts.ts';
import { countByProgress } from './store/new-listings.ts';
import {
  countSimilar,
  getLastRun,
  getOpenRun,
  getRun,
  insertRun,
  joinComplete,
  joinSimilar,
  type RunRow,
  readCommon,
} from './store/runs.ts';

type Deps = Pick<ListingsDeps, 'pool' | 'now' | 'jobs'>;

/** What there is to send, and how far the last sending is. */
export async function countNew(
  { pool }: Pick<Deps, 'pool'>,
  userId: UserId,
): Promise<Result<CallReply<typeof countCall>['data']>> {
  const vendor = await requireVendor(pool, userId);
  if (!vendor.ok) return vendor;
  const [counts, run] = await Promise.all([
    countByProgress(pool, { vendorId: vendor.value }),
    getLastRun(pool, { vendorId: vendor.value, kind: 'send' }),
  ]);
  return ok({ ...counts, run: run && showRun(run) });
}

/** VEND-01: all complete drafts of new products to the queue of our staff. */
export function sendAll(
  deps: Deps,
  { userId, count }: { readonly userId: UserId; readonly count: number },
): Promise<Result<ListingRun>> {
  return inTransactionOfResult(deps.pool, async (client) => {
    const vendor = await requireVendor(client, userId);
    if (!vendor.ok) return vendor;
    const vendorId = vendor.value;
    return begin(deps, client, {
      ...{ kind: 'send', vendorId, startedBy: userId, count },
      join: (runId) => joinComplete(client, { runId, vendorId }),
    });
  });
}

/** For staff: what a submitted new product has in common with others of its vendor. */
export async function getSimilar(
  { pool }: Pick<Deps, 'pool'>,
  id: number,
): Promise<Result<CallReply<typeof similarCall>['data']>> {
  const of = await readCommon(pool, { id });
  if (of === null) return refuse('listing_not_found');
  const { count, names } = await countSimilar(pool, of);
  const run = await getOpenRun(pool, of);
  const { vendor, common } = of;
  return ok({ count, names: [...names], vendor, common: common ?? '', run: run && showRun(run) });
}

export function approveSimilar(
  deps: Deps,
  given: { readonly id: number; readonly staffId: UserId; readonly count: number },
): Promise<Result<ListingRun>> {
  return inTransactionOfResult(deps.pool, async (client) => {
    const of = await readCommon(client, given);
    if (of === null) return refuse('listing_not_found');
    return begin(deps, client, {
      ...{ kind: 'approve', vendorId: of.vendorId, startedBy: given.staffId, count: given.count },
      join: (runId) => joinSimilar(client, { ...of, runId }),
    });
  });
}

/** Refused unless it is exactly the count that was seen. */
async function begin(
  { jobs, now }: Deps,
  client: Queryable,
  of: {
    readonly kind: 'send' | 'approve';
    readonly vendorId: VendorId;
    readonly startedBy: UserId;
    readonly count: number;
    readonly join: (runId: number) => Promise<{ readonly count: number }>;
  },
): Promise<Result<ListingRun>> {
  const { join, count, ...run } = of;
  const made = await insertRun(client, { ...run, total: count, now: now() });
  if (made === null) return refuse('listing_run_open');
  const joined = await join(made.id);
  if (joined.count !== count) return refuseFields({ count: 'listing_count_differs' });
  await jobs.enqueue(client, RUN_DRAFTS, [{ id: made.id }]);
  const row = await getRun(client, made);
  return row === null ? refuse('not_found') : ok(showRun(row));
}

export async function showListingRun(
  { pool }: Pick<Deps, 'pool'>,
  id: number,
): Promise<Result<ListingRun>> {
  const run = await getRun(pool, { id });
  return run === null ? refuse('not_found') : ok(showRun(run));
}

function showRun({ id, kind, total, done, refused, finishedAt }: RunRow): ListingRun {
  return { id, kind, total, done, refused, finished_at: finishedAt?.toISOString() ?? null };
}
