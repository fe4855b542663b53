// One order of the past, from the basket to what has become of each line by now.
import { cents } from '@wevisu/domain/money/money.ts';
import { returnTerms } from '@wevisu/domain/orders/return-terms.ts';
import { computeShipping } from '@wevisu/domain/orders/shipping.ts';
import { isTracked } from '@wevisu/domain/orders/tracking.ts';
import type { Chance } from '../random.ts';
import { requireEntry } from '../table.ts';
import type { Client } from './clients.ts';
import { befall } from './fates.ts';
import { type LifeOf, planAnswer, planDelivery, type Step } from './item-life.ts';
import { type PastItem, statusOf, wholeItem } from './past-item.ts';
import type { PricedBasket, PricedItem, PricedParcel } from './price-basket.ts';
import { DAY_MS, MINUTE_MS } from './seasons.ts';
import type { SellingShowroom, Terms } from './terms.ts';
import { dealTracking } from './tracking.ts';

const LONG_PAST_DAYS = 100;

export interface Lot {
  readonly lotId: number;
  readonly lotCode: string;
  readonly qty: number;
}

export interface PastOrder {
  readonly client: Client;
  readonly showroom: SellingShowroom;
  readonly placedAt: number;
  readonly coupon: SellingShowroom['coupon'] | null;
  readonly basket: PricedBasket;
  /** By line of the basket, as it was bought. */
  readonly lots: readonly (readonly Lot[])[];
  readonly items: readonly (PastItem & { readonly arrives: PricedParcel['arrives'] })[];
}

interface OrderOf extends Omit<PastOrder, 'items' | 'lots'> {
  readonly now: number;
  readonly staffId: number;
  readonly terms: Terms;
}

export function livePastOrder(of: OrderOf, chance: Chance): PastOrder {
  const { basket } = of;
  const lots = basket.items.map((line) => dealLots(line, chance));
  const items = basket.parcels.flatMap((parcel) => {
    const lines = basket.items.flatMap((line, place) =>
      line.variant.vendorId === parcel.vendorId
        ? [wholeItem(line, codesOf(lots[place] ?? []))]
        : [],
    );
    return liveParcel(lines, parcel, of, chance).map((item) => ({
      ...item,
      arrives: parcel.arrives,
    }));
  });
  const { client, showroom, placedAt, coupon } = of;
  return { client, showroom, placedAt, coupon, basket, lots, items };
}

function codesOf(lots: readonly Lot[]) {
  return lots.map(({ lotCode, qty }) => ({ lotCode, qty }));
}

/** One lot where it suffices, as for most. */
function dealLots({ variant, qty }: PricedItem, chance: Chance): readonly Lot[] {
  const [first, second] = chance.shuffle(variant.lots);
  if (first === undefined) return [];
  if (second === undefined || qty < 12 || chance.percent(86)) return [{ ...first, qty }];
  const rest = Math.ceil(qty / 4);
  return [
    { ...first, qty: qty - rest },
    { ...second, qty: rest },
  ];
}

function liveParcel(
  items: readonly PastItem[],
  parcel: PricedParcel,
  of: OrderOf,
  chance: Chance,
): readonly PastItem[] {
  const vendor = requireEntry(of.terms.vendors, parcel.vendorId);
  const life: LifeOf = {
    placedAt: of.placedAt,
    arrives: parcel.arrives,
    vendorUserId: vendor.userId,
    staffId: of.staffId,
    isLongPast: of.placedAt < of.now - LONG_PAST_DAYS * DAY_MS,
  };
  const answeredAt = planAnswer(life, chance);
  const lastAnswer = answeredAt + items.length * 2 * MINUTE_MS;
  const delivery = planDelivery(life, lastAnswer, chance);
  const tracking = dealTracking(parcel.weightG, chance);
  return items
    .flatMap((item, place) => {
      const approved: Step = {
        to: 'Vendor Approved',
        at: answeredAt + place * 2 * MINUTE_MS,
        actorId: vendor.userId,
      };
      return befall(
        { ...item, steps: [approved, ...delivery] },
        {
          placedAt: of.placedAt,
          now: of.now,
          userId: of.client.userId,
          vendorUserId: vendor.userId,
          staffId: of.staffId,
          termsOf: (share, acceptedAt, isFeeWaived) =>
            returnTerms({
              ...share,
              returnShipping: costOfSendingBack(item.line, share.qty, of),
              isFeeWaived,
              acceptedAt: new Date(acceptedAt),
            }),
        },
        chance,
      );
    })
    .map((item) => ({ ...item, steps: item.steps.filter(({ at }) => at <= of.now) }))
    .map((item) => (isWithCarrier(item) ? { ...item, tracking } : item));
}

/** A part that was canceled before the pickup has none. */
function isWithCarrier(item: PastItem): boolean {
  return isTracked(statusOf(item))
    ? statusOf(item) !== 'Accept to Pick Up'
    : item.steps.some(({ to }) => to === 'Shipped');
}

function costOfSendingBack({ variant }: PricedItem, qty: number, { client, terms }: OrderOf) {
  const vendor = requireEntry(terms.vendors, variant.vendorId);
  const cost = computeShipping({
    lines: [{ vendorId: variant.vendorId, qty, weightG: variant.weightG, amount: cents(0) }],
    vendors: [
      { vendorId: variant.vendorId, name: vendor.name, shipFromZip: client.address.zip_code },
    ],
    rates: terms.rates,
    toZip: vendor.returnAddress.zip_code,
  });
  return cost.ok ? cost.value.total : null;
}
