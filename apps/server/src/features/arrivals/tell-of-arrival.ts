import type { ArrivalRole } from '@wevisu/domain/orders/arrival-check.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { notify } from '../notifications/notify.ts';
import type { Shipment } from './store/shipments.ts';

/** The vendor hears how its goods arrived unless claims say so; the homeowner, where the pro signed. */
export async function tellOfArrival(
  trx: Queryable,
  of: {
    readonly shipment: Shipment;
    readonly role: ArrivalRole;
    readonly isCorrection: boolean;
    /** What was found. */
    readonly text: string;
    readonly hasClaims: boolean;
  },
): Promise<void> {
  const { shipment, role, isCorrection, text, hasClaims } = of;
  const { orderNumber: number, vendor } = shipment;
  const title = `Order ${number}: ${isCorrection ? 'an arrival was corrected' : 'a parcel was checked and signed for'}`;
  await notify(trx, [
    ...(hasClaims
      ? []
      : [
          {
            userId: shipment.vendorUserId,
            event: 'order_item_status' as const,
            ...{ title, text: `The parcel: ${text}.`, link: null },
          },
        ]),
    ...(role === 'homeowner'
      ? []
      : [
          {
            userId: shipment.homeownerId,
            event: 'order_item_status' as const,
            title,
            text: `Your pro signed for the parcel from ${vendor}: ${text}.`,
            link: `/account/orders/${number}`,
          },
        ]),
  ]);
}
