import type { Queryable } from '../../platform/database/queryable.ts';
import type { Viewer } from './store/items.ts';
import type { LockedItem } from './store/lockable.ts';
import { findParcel, lockParcel, type ParcelRow } from './store/parcels.ts';
import { lockLines } from './store/parcels-of-line.ts';

export interface LockedParcel {
  readonly parcel: ParcelRow;
  readonly items: readonly LockedItem[];
  /** One of its lines. */
  readonly item: LockedItem;
}

/** A parcel that the viewer may see: its lines are locked first, in one order, then the parcel. Null if there is none. */
export async function lockWholeParcel(
  trx: Queryable,
  viewer: Viewer,
  id: number,
): Promise<(LockedParcel & { readonly hasChanged: boolean }) | null> {
  const found = await findParcel(trx, viewer, id);
  if (found === null) return null;
  const items = await lockLines(trx, { ids: found.lines.map(({ itemId }) => itemId) });
  await lockParcel(trx, { id });
  const parcel = await findParcel(trx, viewer, id);
  const [item] = items;
  if (parcel === null || item === undefined) return null;
  return { parcel, items, item, hasChanged: parcel.version !== found.version };
}
