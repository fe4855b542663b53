import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { isPackable } from '@wevisu/domain/orders/parcels.ts';
import { effectsOf } from '@wevisu/domain/orders/status-effects.ts';
import { carrierName, type Tracking } from '@wevisu/domain/orders/tracking.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { OrdersDeps } from './deps.ts';
import { followParcels } from './follow-parcels.ts';
import { type LockedParcel, lockWholeParcel } from './lock-parcel.ts';
import { noteParcel } from './note-parcel.ts';
import type { Viewer } from './store/items.ts';
import {
  deleteParcel,
  findParcel,
  type ParcelRow,
  setDelivered,
  setParcelNumber,
  setShipped,
  showNumberOnLines,
} from './store/parcels.ts';
import { findLineMoney } from './store/to-settle.ts';
import { tellOfParcel } from './tell-of-parcel.ts';
import { notifyOfTracking } from './tell-of-step.ts';

interface Act {
  readonly viewer: Viewer;
  readonly id: number;
  /** The version that the caller saw. */
  readonly seen: number;
}

/** The parcel is with its carrier. Where it is so already, nothing happens. */
export function shipParcel(deps: OrdersDeps, act: Act): Promise<Result<ParcelRow>> {
  return changeParcel(deps, act, {
    isDone: ({ shippedAt }) => shippedAt !== null,
    change: async (trx, { parcel, items, item }) => {
      const now = deps.now();
      for (const { id: itemId, status, productName: product } of items) {
        if (!isPackable(status)) {
          const params = { product, status: statusLabel(status) };
          return refuse('parcel_line_not_now', { params });
        }
        const money = await findLineMoney(trx, { itemId, now });
        if (money.isGivenBack) return refuse('money_given_back');
        if (effectsOf(status, 'Shipped').needsMoney && !money.isCovered)
          return refuse('line_not_paid');
      }
      await setShipped(trx, { id: parcel.id, now });
      await showNumberOnLines(trx, { id: parcel.id, former: null });
      const { userId: actorUserId } = act.viewer;
      await followParcels(deps, trx, { itemIds: items.map(({ id }) => id), actorUserId, now });
      await noteParcel(trx, { act: 'shipped', parcel, item, actorId: actorUserId, at: now });
      await tellOfParcel(deps, trx, { step: 'shipped', parcel, item });
      return ok(null);
    },
  });
}

/** The parcel has arrived, with the proof of it. Where it is so already, nothing happens. */
export function deliverParcel(
  deps: OrdersDeps,
  act: Act & { readonly receivedBy: string; readonly carrierNote: string },
): Promise<Result<ParcelRow>> {
  return changeParcel(deps, act, {
    isDone: ({ deliveredAt }) => deliveredAt !== null,
    change: async (trx, { parcel, items, item }) => {
      if (parcel.shippedAt === null) return refuse('parcel_not_sent');
      const { receivedBy, carrierNote } = act;
      const of = { parcel, items, item };
      const proof = { actorUserId: act.viewer.userId, receivedBy, carrierNote, now: deps.now() };
      const proved = await markDelivered(deps, trx, { ...of, ...proof });
      await tellOfParcel(deps, trx, { parcel: proved, item, step: 'delivered' });
      return ok(null);
    },
  });
}

/** With its proof; its lines follow. Tells nobody. */
export async function markDelivered(
  deps: Pick<OrdersDeps, 'jobs'>,
  trx: Queryable,
  of: LockedParcel & {
    readonly actorUserId: UserId;
    readonly receivedBy: string;
    readonly carrierNote: string;
    readonly now: Date;
  },
): Promise<ParcelRow> {
  const { parcel, items, item, actorUserId, receivedBy, carrierNote, now } = of;
  await setDelivered(trx, { id: parcel.id, receivedBy, carrierNote, now });
  await followParcels(deps, trx, { itemIds: items.map(({ id }) => id), actorUserId, now });
  const proved = { ...parcel, receivedBy, carrierNote };
  await noteParcel(trx, { act: 'delivered', parcel: proved, item, actorId: actorUserId, at: now });
  return proved;
}

/** The number of a parcel, on its way or not. */
export function setParcelTracking(
  deps: OrdersDeps,
  act: Act & { readonly tracking: Tracking },
): Promise<Result<ParcelRow>> {
  const { tracking } = act;
  return changeParcel(deps, act, {
    isDone: ({ carrier, trackingNumber }) =>
      carrier === tracking.carrier && trackingNumber === tracking.number,
    change: async (trx, { parcel, item }) => {
      await setParcelNumber(trx, { id: parcel.id, ...tracking });
      const { carrier, trackingNumber: former } = parcel;
      await noteParcel(trx, {
        ...{ act: 'tracking', item, actorId: act.viewer.userId, at: deps.now() },
        parcel: { ...parcel, carrier: tracking.carrier, trackingNumber: tracking.number },
        from: { carrier, tracking_number: former },
      });
      if (parcel.shippedAt === null) return ok(null);
      await showNumberOnLines(trx, { id: parcel.id, former });
      await notifyOfTracking(trx, item, `${carrierName(tracking.carrier)} ${tracking.number}`);
      return ok(null);
    },
  });
}

/** Takes a parcel apart that is not on its way. */
export async function unpackParcel(deps: OrdersDeps, act: Act): Promise<Result<null>> {
  const done = await changeParcel(deps, act, {
    isDone: () => false,
    change: async (trx, { parcel, item }) => {
      if (parcel.shippedAt !== null) return refuse('parcel_sent');
      await noteParcel(trx, {
        ...{ act: 'unpacked', parcel, item, actorId: act.viewer.userId, at: deps.now() },
      });
      await deleteParcel(trx, { id: parcel.id });
      return ok(null);
    },
  });
  return done.ok ? ok(null) : done;
}

/** What others changed meanwhile is refused. */
function changeParcel(
  { pool }: OrdersDeps,
  { viewer, id, seen }: Act,
  {
    isDone,
    change,
  }: {
    readonly isDone: (parcel: ParcelRow) => boolean;
    readonly change: (trx: Queryable, locked: LockedParcel) => Promise<Result<null>>;
  },
): Promise<Result<ParcelRow>> {
  return inTransactionOfResult(pool, async (trx): Promise<Result<ParcelRow>> => {
    const locked = await lockWholeParcel(trx, viewer, id);
    if (locked === null) return refuse('parcel_not_found');
    const { parcel } = locked;
    if (isDone(parcel)) return ok(parcel);
    if (parcel.version !== seen || locked.hasChanged) return refuse('parcel_changed');
    const changed = await change(trx, locked);
    if (!changed.ok) return changed;
    return ok((await findParcel(trx, viewer, id)) ?? parcel);
  });
}
