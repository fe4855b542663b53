import type { CallInput } from '@wevisu/contract/call.ts';
import type { estimateDelivery as contract } from '@wevisu/contract/catalog.ts';
import { leadTimeText } from '@wevisu/domain/catalog/lead-time.ts';
import { ok, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { cents, multiplyByQty } from '@wevisu/domain/money/money.ts';
import { estimateArrival } from '@wevisu/domain/orders/delivery-estimate.ts';
import { computeShipping } from '@wevisu/domain/orders/shipping.ts';
import { zoneBetween } from '@wevisu/domain/orders/shipping-zone.ts';
import { stateOfZip } from '@wevisu/domain/people/us-states.ts';
import type { CatalogDeps } from './deps.ts';
import { optionalTerms } from './optional-terms.ts';
import type { ProductRow } from './store/products.ts';
import { readTransit, type Transit } from './store/transit.ts';
import { createPricer } from './to-card.ts';

type Asked = CallInput<typeof contract>['query'] & { readonly hash: string };

/**
 * The days between which a product arrives, from its vendor's zip code, its lead time and the table of
 * business days by zone, and what shipping it alone costs. Without a row in the table there is no promise.
 */
export async function estimateDelivery(
  deps: CatalogDeps & { readonly now: () => Date },
  asked: Asked,
) {
  const { hash, zip } = asked;
  const state = stateOfZip(zip);
  if (state === null) return refuseFields({ zip: 'zip_unknown' });
  const [terms, rows, found] = await Promise.all([
    optionalTerms(deps.terms, asked),
    deps.products([hash]),
    readTransit(deps.db, { hash }),
  ]);
  const row = rows.get(hash);
  if (!terms.ok) return terms;
  if (found === null || row === undefined) return refuse('product_not_found');
  const { shipFromZip, transit } = found;
  const lead = { min: found.leadTimeMinDays, max: found.leadTimeMaxDays };
  const orderedAt = deps.now();
  const arrives = estimateArrival({ orderedAt, leads: [lead], shipFromZip, toZip: zip, transit });
  const days = transit.find((one) => one.zone === zoneBetween(shipFromZip, zip));
  if (arrives === null || days === undefined) return refuse('delivery_unknown');
  const { taxonomy } = deps.index();
  const category = taxonomy.categories[taxonomy.ordinalOf.get(row.categoryId) ?? -1];
  const priceOf = category
    ? createPricer(
        { taxonomy, terms: terms.value },
        { productId: row.id, brandId: row.brandId, category },
      )
    : () => null;
  return ok({
    ...{ zip_code: zip.slice(0, 5), state, ...arrives },
    lead_time: leadTimeText(lead.min, lead.max),
    transit: { min: days.min, max: days.max },
    shipping: shippingOf(found, row, {
      ...asked,
      priceOf: (wholesale) => priceOf(wholesale, null)?.price ?? 0,
    }),
  });
}

/** Of one variant alone, in cents; null where the vendor does not deliver. */
function shippingOf(
  vendor: Transit,
  product: ProductRow,
  asked: Asked & { readonly priceOf: (wholesaleCents: number) => number },
): number | null {
  const variants = product.variants ?? [];
  const variant = variants.find(({ id }) => id === asked.variant) ?? variants[0];
  if (variant === undefined) return null;
  const qty = asked.qty ?? product.minimumUnit;
  const { vendorId, vendor: name, shipFromZip, freeShippingFromCents: from } = vendor;
  const amount = multiplyByQty(cents(asked.priceOf(variant.wholesaleCents)), qty);
  const shipping = computeShipping({
    lines: [{ vendorId, qty, weightG: variant.weightG, amount }],
    vendors: [{ vendorId, name, shipFromZip, freeFrom: from === null ? null : cents(from) }],
    rates: vendor.rates.map(({ baseCents, perLbCents, ...rate }) => ({
      ...rate,
      base: cents(baseCents),
      perLb: cents(perLbCents),
    })),
    toZip: asked.zip,
  });
  return shipping.ok ? shipping.value.total : null;
}
