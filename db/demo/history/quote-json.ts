// The frozen quote of a checkout, with the names that the checkout writes.
import { ppm } from '@wevisu/domain/money/money.ts';
import { requireEntry } from '../table.ts';
import type { PastOrder } from './past-order.ts';
import type { PricedItem } from './price-basket.ts';
import type { Terms } from './terms.ts';

export function quoteJson(
  { basket, coupon, lots, client }: PastOrder,
  { terms, takeCartLine }: { readonly terms: Terms; readonly takeCartLine: () => number },
): string {
  const { quote } = basket;
  return JSON.stringify({
    lines: basket.items.map((item, place) => ({
      ...lineJson(item),
      lots: lots[place] ?? [],
      cartLines: [{ id: takeCartLine(), qty: item.qty }],
    })),
    parcels: basket.parcels.map(({ vendorId, weightG, charge, arrives }) => ({
      ...{ vendorId, weightG, shippingCents: charge, arrives },
      vendor: requireEntry(terms.vendors, vendorId).name,
    })),
    skipped: [],
    couponCode: coupon?.code ?? null,
    couponPpm: coupon?.rate ?? 0,
    platformPpm: terms.platformRate,
    taxPpm: terms.taxRules.get(client.address.state)?.rate ?? ppm(0),
    itemsCents: quote.items,
    couponCents: quote.couponOff,
    shippingCents: quote.shipping,
    taxCents: quote.tax,
    totalCents: quote.total,
  });
}

function lineJson({ variant, qty, amounts, ...unit }: PricedItem) {
  return {
    variantId: variant.variantId,
    vendorId: variant.vendorId,
    productHash: variant.productHash,
    productName: variant.productName,
    brand: variant.brand,
    sku: variant.sku,
    sizeLabel: variant.sizeLabel,
    finish: variant.finish,
    unit: variant.unit,
    boxSqftE4: variant.boxSqftE4,
    pictureKey: variant.pictureKey,
    leadTimeMinDays: variant.leadMin,
    leadTimeMaxDays: variant.leadMax,
    qty,
    priceCents: unit.price,
    wholesaleCents: variant.wholesale,
    feeCents: unit.fee,
    markupCents: amounts.split.contractorMarkupAmt,
    couponCents: unit.couponOff,
    markupPpm: unit.markupRate,
    shippingCents: amounts.shipping,
    taxCents: amounts.tax,
    platformCents: amounts.split.adminProfitInclusiveTax,
  };
}
