import { leadTimeText } from '@wevisu/domain/catalog/lead-time.ts';
import { ok, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { deliveryEstimate } from '@wevisu/domain/orders/delivery-estimate.ts';
import { zoneBetween } from '@wevisu/domain/orders/shipping-zone.ts';
import { stateOfZip } from '@wevisu/domain/people/us-states.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readTransit } from './store/transit.ts';

/**
 * The days between which a product arrives, from its vendor's zip code, its lead time and the table of
 * business days by zone. Without a row in the table there is no promise.
 */
export async function estimateDelivery(
  { db, now }: { readonly db: Queryable; readonly now: () => Date },
  { hash, zip }: { readonly hash: string; readonly zip: string },
) {
  const state = stateOfZip(zip);
  if (state === null) return refuseFields({ zip: 'zip_unknown' });
  const found = await readTransit(db, { hash });
  if (found === null) return refuse('product_not_found');
  const zone = zoneBetween(found.shipFromZip, zip);
  const transit = found.transit.find((row) => row.zone === zone);
  if (transit === undefined) return refuse('delivery_unknown');
  const lead = { min: found.leadTimeMinDays, max: found.leadTimeMaxDays };
  const { from, to } = deliveryEstimate({ orderedAt: now(), lead, transit });
  return ok({
    zip_code: zip.slice(0, 5),
    state,
    from: String(from),
    to: String(to),
    lead_time: leadTimeText(lead.min, lead.max),
    transit: { min: transit.min, max: transit.max },
  });
}
