import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { noteAct } from '../audit/note-act.ts';
import type { LockedItem } from './store/lockable.ts';
import type { ParcelRow } from './store/parcels.ts';

export async function noteParcel(
  trx: Queryable,
  of: {
    readonly act: 'packed' | 'tracking' | 'shipped' | 'delivered' | 'unpacked';
    readonly parcel: ParcelRow;
    /** What was so before. */
    readonly from?: Readonly<Record<string, unknown>>;
    /** One of its lines. */
    readonly item: LockedItem;
    readonly actorId: UserId;
    readonly at: Date;
  },
): Promise<void> {
  const { act, parcel, from = null, item, actorId, at } = of;
  const { carrier, trackingNumber, receivedBy, carrierNote } = parcel;
  const facts = {
    packed: { lines: contentOf(parcel) },
    tracking: { carrier, tracking_number: trackingNumber },
    shipped: { lines: contentOf(parcel), tracking_number: trackingNumber },
    // Who took it is on the parcel, where it is erased with the homeowner's account.
    delivered: { has_receiver: receivedBy !== '', has_carrier_note: carrierNote !== '' },
    unpacked: null,
  } as const;
  await noteAct(trx, {
    ...{ at, actorId, tenant: item, action: `parcel.${act}` },
    target: { kind: 'parcel', id: parcel.id },
    from: from ?? (act === 'unpacked' ? { lines: contentOf(parcel) } : null),
    to: facts[act],
  });
}

function contentOf({ lines }: ParcelRow): string {
  return lines.map(({ itemId, qty }) => `${qty} of line ${itemId}`).join(', ');
}
