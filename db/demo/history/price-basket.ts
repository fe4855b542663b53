// An order as the checkout would have written it: what is bought, and every amount by the rules of the domain.
import type { Cents, Ppm } from '@wevisu/domain/money/money.ts';
import { resolveMarkup, SAMPLE_MARKUP, unitPrice } from '@wevisu/domain/money/pricing.ts';
import { type Arrival, estimateArrival } from '@wevisu/domain/orders/delivery-estimate.ts';
import { type OrderQuote, quoteOrder } from '@wevisu/domain/orders/quote-order.ts';
import { requireEntry } from '../table.ts';
import type { SoldVariant } from './assortment.ts';
import type { ClientAddress } from './clients.ts';
import type { SellingShowroom, Terms } from './terms.ts';

export interface BasketItem {
  readonly variant: SoldVariant;
  readonly qty: number;
}

export interface PricedItem extends BasketItem {
  readonly amounts: OrderQuote['lines'][number];
  readonly price: Cents;
  readonly fee: Cents;
  readonly couponOff: Cents;
  readonly markupRate: Ppm;
}

export interface PricedParcel {
  readonly vendorId: number;
  readonly weightG: number;
  readonly charge: Cents;
  readonly arrives: Arrival | null;
}

export interface PricedBasket {
  readonly items: readonly PricedItem[];
  readonly parcels: readonly PricedParcel[];
  readonly quote: OrderQuote;
}

export interface BasketOf {
  readonly items: readonly BasketItem[];
  readonly showroom: SellingShowroom;
  readonly couponRate: Ppm | undefined;
  readonly address: ClientAddress;
  readonly orderedAt: number;
}

export function priceBasket(terms: Terms, of: BasketOf): PricedBasket {
  const { address } = of;
  const priced = of.items.map(({ variant, qty }) => {
    const markupRate = variant.isSample
      ? SAMPLE_MARKUP
      : resolveMarkup(of.showroom.markups, variant);
    const unit = unitPrice({
      wholesale: variant.wholesale,
      platformRate: terms.platformRate,
      markupRate,
      couponRate: variant.isSample ? undefined : of.couponRate,
    });
    return { variant, qty, unit, markupRate };
  });
  const quoted = quoteOrder({
    lines: priced.map(({ variant, qty, unit }) => ({ ...variant, qty, unit })),
    vendors: [...terms.vendors.values()],
    rates: terms.rates,
    toZip: address.zip_code,
    state: address.state,
    taxRules: terms.taxRules,
  });
  if (!quoted.ok) throw new Error(`An order of the demo world has no price: ${quoted.code}`);
  const quote = quoted.value;
  return {
    quote,
    items: priced.map(({ variant, qty, unit, markupRate }, place) => {
      const amounts = quote.lines[place];
      if (amounts === undefined) throw new Error('A line was not quoted.');
      const { price, fee, couponOff } = unit;
      return { variant, qty, amounts, price, fee, couponOff, markupRate };
    }),
    parcels: quote.consignments.map(({ vendorId, weightG, charge }) => ({
      vendorId: Number(vendorId),
      weightG,
      charge,
      arrives: arrivalOf(terms, of, Number(vendorId)),
    })),
  };
}

function arrivalOf(terms: Terms, of: BasketOf, vendorId: number): Arrival | null {
  const own = of.items.filter(({ variant }) => variant.vendorId === vendorId);
  return estimateArrival({
    orderedAt: of.orderedAt,
    leads: own.map(({ variant }) => ({ min: variant.leadMin, max: variant.leadMax })),
    shipFromZip: requireEntry(terms.vendors, vendorId).shipFromZip,
    toZip: of.address.zip_code,
    transit: terms.transit,
  });
}
