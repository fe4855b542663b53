import type { Arrival, CountedLine } from '@wevisu/contract/arrivals.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { uniqueLots } from '@wevisu/domain/orders/arrival-check.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { ArrivalDeps } from './deps.ts';
import { findToCheck, type ToCheck } from './find-to-check.ts';
import { showArrival } from './show-arrival.ts';
import { findCount, lockForCount, putCount } from './store/counts.ts';
import { listPhotosOf } from './store/photos.ts';
import type { Viewer } from './store/scopes.ts';

/** Keeps what is counted so far. Whoever saves an older version than the latest is refused with what it is now. */
export function saveCount(
  { pool, now }: Pick<ArrivalDeps, 'pool' | 'now'>,
  of: {
    readonly viewer: Viewer;
    readonly id: number;
    readonly requestId: string;
    readonly seen: number | null;
    readonly lines: readonly CountedLine[];
  },
): Promise<Result<Arrival>> {
  const { viewer, id, requestId, seen } = of;
  return inTransactionOfResult(pool, async (trx): Promise<Result<Arrival>> => {
    const found = await findToCheck(trx, viewer, id);
    if (!found.ok) return found;
    await lockForCount(trx, { id });
    const count = await findCount(trx, { id });
    // The reply to the same save was lost.
    if (count?.requestId === requestId) return showArrival(trx, { viewer, id });
    if ((count?.version ?? null) !== seen) {
      const shown = await showArrival(trx, { viewer, id });
      return shown.ok ? refuse('changed_meanwhile', { now: shown.value }) : shown;
    }
    const checked = await checkLines(trx, found.value, of.lines);
    if (!checked.ok) return checked;
    const lines = of.lines.map((line) => ({ ...line, lots: [...uniqueLots(line.lots)] }));
    await putCount(trx, { id, requestId, userId: viewer.userId, now: now(), lines });
    return showArrival(trx, { viewer, id });
  });
}

/** Each line of the shipment once at most, no more damaged than came, and photos of the line. */
async function checkLines(
  trx: Queryable,
  { shipment, lines }: ToCheck,
  counted: readonly CountedLine[],
): Promise<Result<null>> {
  const known = new Set(lines.map(({ itemId }) => itemId));
  const named = new Set(counted.map((line) => line.order_item_id));
  if (named.size !== counted.length || counted.some((line) => !known.has(line.order_item_id)))
    return refuse('parcel_changed');
  if (counted.some(({ damaged, received }) => damaged > received))
    return refuseFields({ lines: 'damaged_above_received' });
  const photos = new Map(
    (await listPhotosOf(trx, { parcelId: shipment.id })).map((photo) => [photo.id, photo.itemId]),
  );
  const isForeign = (line: CountedLine) =>
    line.photos.some((photo) => photos.get(photo) !== line.order_item_id);
  return counted.some(isForeign) ? refuse('arrival_photo_not_found') : ok(null);
}
