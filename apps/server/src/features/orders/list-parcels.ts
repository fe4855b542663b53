import type { OrderParcels, Parcel } from '@wevisu/contract/parcels.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { countPacked, isPackable } from '@wevisu/domain/orders/parcels.ts';
import { carrierName, trackingUrl } from '@wevisu/domain/orders/tracking.ts';
import type { OrdersDeps } from './deps.ts';
import type { Viewer } from './store/items.ts';
import { listPackedLines, listParcelRows, type ParcelRow } from './store/parcels.ts';

/** The parcels of an order, and how much of each line is in them, as far as they concern the viewer. */
export async function listParcels(
  { pool }: Pick<OrdersDeps, 'pool'>,
  { viewer, number }: { readonly viewer: Viewer; readonly number: string },
): Promise<Result<OrderParcels>> {
  const lines = await listPackedLines(pool, viewer, number);
  if (lines.length === 0) return refuse('order_not_found');
  const parcels = await listParcelRows(pool, viewer, number);
  return ok({
    parcels: parcels.map(showParcel),
    lines: lines.map(({ id, productName, sku, vendor, unit, qty, status, units }) => {
      const { loose, shipped, delivered } = countPacked(qty, units);
      return {
        ...{ id, product_name: productName, sku, vendor, unit, qty, loose, shipped, delivered },
        status_label: statusLabel(status),
        can_pack: loose > 0 && isPackable(status),
      };
    }),
  });
}

export function showParcel(row: ParcelRow): Parcel {
  const { id, version, vendor, carrier, trackingNumber: number } = row;
  return {
    ...{ id, version, vendor },
    tracking:
      carrier === null || number === null
        ? null
        : {
            ...{ carrier_key: carrier, carrier: carrierName(carrier), number },
            url: trackingUrl({ carrier, number }),
          },
    packed_at: row.packedAt.toISOString(),
    shipped_at: row.shippedAt?.toISOString() ?? null,
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    received_by: row.receivedBy,
    carrier_note: row.carrierNote,
    arrival: row.arrival && {
      ...{ serial: row.arrival.serial, signed_at: new Date(row.arrival.signedAt).toISOString() },
      ...{ short: row.arrival.short, over: row.arrival.over, damaged: row.arrival.damaged },
      claims: row.arrival.claims,
    },
    can_check: row.mayCheck,
    lines: row.lines.map(({ itemId, productName, unit, qty, of }) => ({
      ...{ order_item_id: itemId, product_name: productName, unit, qty, of },
    })),
  };
}
