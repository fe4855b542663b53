import type { CallInput, CallReply } from '@wevisu/contract/call.ts';
import type { changeVendorProducts as call } from '@wevisu/contract/listings.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId, VendorId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { ListingsDeps } from './deps.ts';
import { requireVendor } from './find-listing.ts';
import { toFilter } from './list-products.ts';
import { listFoundIds, setLeadTimes, setProductStatus } from './store/vendor-products.ts';

const ACTIONS = {
  withdraw: 'products.withdrawn',
  put_back: 'products.put_back',
  lead_time: 'products.lead_time_changed',
} as const;

type Changed = CallReply<typeof call>['data'];
type Input = CallInput<typeof call>['body'];

/** G-62: what needs no approval, for many products at once: withdraw, put back, lead time. All or none. */
export function changeProducts(
  deps: Pick<ListingsDeps, 'pool' | 'now'>,
  { userId, change, products }: Input & { readonly userId: UserId },
): Promise<Result<Changed>> {
  if (change.kind === 'lead_time' && change.min_days > change.max_days) {
    return Promise.resolve(refuseFields({ max_days: 'lead_time_turned' }));
  }
  return inTransactionOfResult(deps.pool, async (client) => {
    const vendor = await requireVendor(client, userId);
    if (!vendor.ok) return vendor;
    const vendorId = vendor.value;
    const ids = await findIds(client, vendorId, products);
    // Somebody decided by the number that the screen showed.
    if (products.kind === 'all' && ids.length !== products.count)
      return refuse('selection_changed', {
        now: { changed: 0, unchanged: 0, count: ids.length },
      });
    const of = { vendorId, ids, now: deps.now() };
    const changed =
      change.kind === 'lead_time'
        ? await setLeadTimes(client, { ...of, min: change.min_days, max: change.max_days })
        : await setProductStatus(client, {
            ...of,
            ...(change.kind === 'withdraw'
              ? { from: 'active', to: 'withdrawn' }
              : { from: 'withdrawn', to: 'active' }),
          });
    if (changed.length > 0)
      await noteAct(client, {
        at: of.now,
        actorId: userId,
        tenant: { kind: 'vendor', id: vendorId },
        action: ACTIONS[change.kind],
        target: { kind: 'products', id: changed.length },
        from: null,
        to: { ...change, products: changed.map(({ id }) => id) },
      });
    return ok({
      changed: changed.length,
      unchanged: ids.length - changed.length,
      count: ids.length,
    });
  });
}

async function findIds(
  db: Queryable,
  vendorId: VendorId,
  products: Input['products'],
): Promise<readonly number[]> {
  if (products.kind === 'ids') return products.ids;
  const { filter, except } = products;
  const found = await listFoundIds(db, { ...(await toFilter(db, vendorId, filter)), except });
  return found.map(({ id }) => id);
}
