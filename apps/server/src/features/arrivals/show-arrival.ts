import type { Arrival, SignedArrival } from '@wevisu/contract/arrivals.ts';
import { messageOf, ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { canCheckArrival, claimWorth, findingOf } from '@wevisu/domain/orders/arrival-check.ts';
import { carrierName } from '@wevisu/domain/orders/tracking.ts';
import { INCOMPLETE_REPORT_DAYS } from '@wevisu/domain/policy/policy.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { factsOf } from './find-to-check.ts';
import { findCount } from './store/counts.ts';
import type { Viewer } from './store/scopes.ts';
import { findShipment, listShipmentLines } from './store/shipments.ts';
import { listSigned, type SignedRow } from './store/signed.ts';

/** A shipment as the viewer sees it, with prices of the viewer's own. A count is for those who may check. */
export async function showArrival(
  db: Queryable,
  { viewer, id }: { readonly viewer: Viewer; readonly id: number },
): Promise<Result<Arrival>> {
  const shipment = await findShipment(db, viewer, id);
  if (shipment === null) return refuse('parcel_not_found');
  const lines = await listShipmentLines(db, viewer, id);
  const canCheck = shipment.mayCheck && canCheckArrival(factsOf({ shipment, lines })).ok;
  const count = shipment.mayCheck ? await findCount(db, { id }) : null;
  const signed = await listSigned(db, viewer, id);
  const { carrier, trackingNumber: number } = shipment;
  return ok({
    parcel_id: shipment.id,
    order_number: shipment.orderNumber,
    vendor: shipment.vendor,
    tracking:
      carrier === null || number === null ? null : { carrier: carrierName(carrier), number },
    shipped_at: shipment.shippedAt?.toISOString() ?? null,
    delivered_at: shipment.deliveredAt?.toISOString() ?? null,
    lines: lines.map((line) => ({
      ...{ order_item_id: line.itemId, product_name: line.productName, sku: line.sku },
      ...{ size_label: line.sizeLabel, finish: line.finish, picture: line.picture },
      ...{ unit: line.unit, expected: line.expected, price: line.price },
      ...{ lots_sent: [...line.lotsSent], lots_before: [...line.lotsBefore] },
    })),
    can_check: canCheck,
    count:
      count === null
        ? null
        : {
            ...{ version: count.version, by: count.countedBy, at: count.countedAt.toISOString() },
            lines: [...count.lines],
          },
    signed: signed.map(showSigned),
  });
}

function showSigned(row: SignedRow): SignedArrival {
  return {
    ...{ id: row.id, serial: row.serial, role: row.role, received_by: row.receivedBy },
    signed_at: row.signedAt.toISOString(),
    sent_at: row.sentAt.toISOString(),
    lines: row.lines.map((line) => ({
      ...{ order_item_id: line.itemId, product_name: line.productName, unit: line.unit },
      ...{ expected: line.expected, received: line.received, damaged: line.damaged },
      ...{ lots: [...line.lots], note: line.note, photos: [...line.photos] },
      claim:
        line.claim === null
          ? null
          : {
              ...{ id: line.claim.id, state: line.claim.state, qty: line.claim.qty },
              worth: claimWorth(findingOf(line), cents(line.price)),
            },
      no_claim:
        line.noClaim === null
          ? ''
          : messageOf(refuse(line.noClaim, { params: { days: INCOMPLETE_REPORT_DAYS } })),
    })),
  };
}
