import type { Checkout } from '@wevisu/contract/checkout.ts';
import { leadTimeText } from '@wevisu/domain/catalog/lead-time.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { servesZip } from '@wevisu/domain/people/service-area.ts';
import { taxPercentOf } from './compose-quote.ts';
import type { CheckoutDeps } from './deps.ts';
import type { Quote, QuoteLine } from './quote.ts';
import type { Confirmation } from './settle-attempt.ts';
import { type CheckoutRow, findCheckout } from './store/checkouts.ts';

const G_PER_LB = 453.59237;

/** One of the user's checkouts as it stands. */
export async function showCheckout(
  deps: Pick<CheckoutDeps, 'pool' | 'now'>,
  { userId, id }: { readonly userId: UserId; readonly id: string },
): Promise<Result<Checkout>> {
  const row = await findCheckout(deps.pool, { id, userId });
  return row === null ? refuse('checkout_not_found') : ok(toCheckout(row, deps.now(), []));
}

export function toCheckout(row: CheckoutRow, now: Date, changes: readonly string[]): Checkout {
  const { quote } = row;
  return {
    id: row.id,
    state: hasExpired(row, now) ? 'expired' : row.state,
    vsd_id: row.vsdId,
    company_name: row.companyName,
    address: row.address,
    outside_area: !servesZip(row.serviceZips, row.address.zip_code),
    parcels: quote.parcels.map((parcel) => ({
      vendor_id: parcel.vendorId,
      vendor: parcel.vendor,
      lines: quote.lines.filter((line) => line.vendorId === parcel.vendorId).map(toWireLine),
      weight_lb: (parcel.weightG / G_PER_LB).toFixed(1),
      shipping: parcel.shippingCents,
      arrives: parcel.arrives,
    })),
    ...toWireAmounts(quote),
    hold_expires_at: row.holdExpiresAt.toISOString(),
    changes: [...changes],
    order_number: row.orderNumber,
    confirmation: toWireConfirmation(row.confirmation),
  };
}

export function toWireConfirmation(confirmation: Confirmation | null) {
  if (confirmation === null) return null;
  return { url: confirmation.url, expires_at: confirmation.until.toISOString() };
}

/** Its hold has expired; the job that records it may run later. */
export function hasExpired(
  row: { readonly state: string; readonly holdExpiresAt: Date },
  now: Date,
): boolean {
  return row.state === 'open' && row.holdExpiresAt <= now;
}

/** subtotal - coupon + shipping + tax = total. */
function toWireAmounts(quote: Quote) {
  return {
    subtotal: quote.itemsCents + quote.couponCents,
    coupon:
      quote.couponCode === null ? null : { code: quote.couponCode, amount: quote.couponCents },
    shipping_charge: quote.shippingCents,
    tax: quote.taxCents,
    tax_percent: taxPercentOf(quote),
    tax_source: quote.taxSource,
    total: quote.totalCents,
  };
}

function toWireLine(line: QuoteLine) {
  const price = line.priceCents + line.couponCents;
  return {
    variant_id: line.variantId,
    product_name: line.productName,
    size_label: line.sizeLabel,
    finish: line.finish,
    picture: line.pictureKey,
    unit: line.unit,
    qty: line.qty,
    price,
    total: price * line.qty,
    lead_time: leadTimeText(line.leadTimeMinDays, line.leadTimeMaxDays),
    lots: line.lots.map((lot) => ({ lot_code: lot.lotCode, qty: lot.qty })),
  };
}
