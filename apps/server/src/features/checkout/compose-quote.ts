// Computes every amount of an order from priced lines. Pure: takes the tables, returns the quote.
import { pictureKeyOf } from '@wevisu/contract/media.ts';
import { messageOf, ok, type Result } from '@wevisu/domain/errors/errors.ts';
import { formatPercent, type Ppm, ppm } from '@wevisu/domain/money/money.ts';
import { computeTax, type TaxRule } from '@wevisu/domain/money/tax.ts';
import type { ZoneDays } from '@wevisu/domain/orders/delivery-estimate.ts';
import {
  addTax,
  type OrderDelivery,
  type OrderQuote,
  quoteDelivery,
} from '@wevisu/domain/orders/quote-order.ts';
import type { ShippingRate } from '@wevisu/domain/orders/shipping.ts';
import { shippingVendorOf } from '../cart/shipping-vendor.ts';
import { arrivalOf } from './arrival.ts';
import type { LineToBuy, LineToSkip } from './lines-to-buy.ts';
import type { Quote, QuoteLine } from './quote.ts';
import type { KnownTax } from './tax/known-tax.ts';

export interface QuoteInput {
  /** At least one. */
  readonly bought: readonly LineToBuy[];
  readonly skipped: readonly LineToSkip[];
  readonly coupon: { readonly code: string; readonly rate: Ppm } | null;
  readonly state: string;
  readonly zip: string;
  /** Of what is bought, in its order. */
  readonly delivery: OrderDelivery;
  readonly tax: KnownTax;
  readonly taxRules: ReadonlyMap<string, TaxRule>;
  readonly transit: readonly ZoneDays[];
  readonly now: Date;
}

/** Goods and shipping of what is bought. */
export function composeDelivery(given: {
  readonly bought: readonly LineToBuy[];
  readonly zip: string;
  readonly shippingRates: readonly ShippingRate[];
}): Result<OrderDelivery, 'shipping_unavailable'> {
  const { bought, zip, shippingRates } = given;
  return quoteDelivery({
    lines: bought.map(({ line, qty }) => ({
      vendorId: line.vendorId,
      qty,
      unit: line.price,
      weightG: line.weightG,
    })),
    vendors: bought.map(({ line }) => shippingVendorOf(line)),
    rates: shippingRates,
    toZip: zip,
  });
}

/**
 * Where each cent of `totalCents` goes: wholesale to the vendor, the markup after a coupon to the
 * pro, and fee, tax and shipping to the platform, which pays the tax on to the state and the shipping
 * to the carrier. On each line price = wholesale + fee + markup, and the lines'
 * shipping and tax add up to the quote's.
 */
export function composeQuote(input: QuoteInput): Result<Quote, 'tax_unavailable'> {
  const { bought, zip, tax } = input;
  const byLine = taxByLine(input);
  if (!byLine.ok) return byLine;
  const value = addTax(input.delivery, byLine.value);
  return ok({
    lines: bought.map((one, at) => ({
      ...toLine(one, value.lines[at]),
      taxPpm: tax.taxes?.[at]?.goodsRate ?? null,
    })),
    parcels: value.consignments.map(({ weightG, charge, ...of }) => {
      const lines = bought.flatMap(({ line }) => (line.vendorId === of.vendorId ? line : []));
      const [first] = lines;
      if (first === undefined) throw new Error(`No line is from vendor ${of.vendorId}.`);
      const { vendorId, vendor } = first;
      const arrives = arrivalOf(lines, { zip, transit: input.transit, now: input.now });
      return { vendorId, vendor, weightG, shippingCents: charge, arrives };
    }),
    skipped: input.skipped.map(({ line, problem }) => ({
      variantId: line.variantId,
      reason: messageOf(problem),
    })),
    couponCode: input.coupon?.code ?? null,
    couponPpm: input.coupon?.rate ?? 0,
    platformPpm: bought[0]?.line.price.platformRate ?? 0,
    taxPpm: tax.taxes === null ? (input.taxRules.get(input.state)?.rate ?? 0) : null,
    taxSource: tax.taxes === null ? 'table' : 'service',
    isTaxAsked: tax.isAsked,
    itemsCents: value.items,
    couponCents: value.couponOff,
    shippingCents: value.shipping,
    taxCents: value.tax,
    totalCents: value.total,
  });
}

function taxByLine({ delivery, tax, state, taxRules }: QuoteInput) {
  if (tax.taxes !== null) return ok(tax.taxes.map((one) => one.tax));
  const computed = computeTax({ lines: delivery.lines, state, rules: taxRules });
  return computed.ok ? ok(computed.value.byLine) : computed;
}

function toLine(
  { line, qty, cartLines, picks }: LineToBuy,
  amounts: OrderQuote['lines'][number] | undefined,
): Omit<QuoteLine, 'taxPpm'> {
  if (amounts === undefined) throw new Error(`line ${line.id} was not quoted`);
  return {
    variantId: line.variantId,
    vendorId: line.vendorId,
    productHash: line.productHash,
    productName: line.productName,
    brand: line.brand,
    sku: line.sku,
    sizeLabel: line.sizeLabel,
    finish: line.finish,
    unit: line.unit,
    boxSqftE4: line.boxSqftE4,
    pictureKey: pictureKeyOf({
      productHash: line.productHash,
      productKey: line.productPictureKey,
      variantId: line.variantId,
      variantKey: line.variantPictureKey,
    }),
    leadTimeMinDays: line.leadTimeMinDays,
    leadTimeMaxDays: line.leadTimeMaxDays,
    qty,
    lots: [...picks],
    cartLines: [...cartLines],
    priceCents: line.price.price,
    wholesaleCents: line.price.wholesale,
    feeCents: line.price.fee,
    markupCents: amounts.split.contractorMarkupAmt,
    couponCents: line.price.couponOff,
    markupPpm: line.price.markupRate,
    shippingCents: amounts.shipping,
    taxCents: amounts.tax,
    platformCents: amounts.split.adminProfitInclusiveTax,
  };
}

/** The tax rate of a quote as it is shown; null where there is no one rate. */
export function taxPercentOf({ taxPpm }: Quote): string | null {
  return taxPpm === null ? null : formatPercent(ppm(taxPpm));
}
