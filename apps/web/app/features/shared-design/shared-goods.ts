import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { productFacts } from '@wevisu/scene/document/product-facts.ts';
import { orderContents } from '@wevisu/scene/takeoff/order-contents.ts';
import type { TakeoffOrder } from '@wevisu/scene/takeoff/takeoff-line.ts';

/** A product in the list of a shared room. */
export interface SharedGood {
  readonly sku: string;
  readonly hash: string;
  readonly name: string;
  readonly brand: string;
  /** Size and finish. */
  readonly variant: string;
  readonly picture: string;
  readonly unit: string;
  /** Cents per unit; null if the showroom does not sell it. */
  readonly price: number | null;
  readonly isOutOfStock: boolean;
  /** null until the room is counted. */
  readonly units: number | null;
  /** What they are: '13 counted, 1 for breakage'. */
  readonly contents: string | null;
  readonly total: number | null;
}

/** The products of a scene by brand and name, without unreadable ones. */
export function listGoods(scene: Readonly<Record<string, unknown>>): SharedGood[] {
  const { products } = scene;
  if (typeof products !== 'object' || products === null) return [];
  return Object.values(products)
    .flatMap((one) => {
      const read = productFacts.safeParse(one);
      return read.success ? [toGood(read.data)] : [];
    })
    .sort((a, b) => a.brand.localeCompare(b.brand) || a.name.localeCompare(b.name));
}

function toGood(facts: ProductFacts): SharedGood {
  const { sku, hash, name, brand, size, finish, unit, priceCents, problem, pictureKey } = facts;
  return {
    sku,
    hash,
    name,
    brand,
    variant: [size, finish].filter((text) => text !== '').join(', '),
    picture: pictureKey,
    unit,
    // Products that are out of stock keep their price, so that the total matches the editor's.
    price: problem === null || problem === 'out-of-stock' ? priceCents : null,
    isOutOfStock: problem === 'out-of-stock',
    units: null,
    contents: null,
    total: null,
  };
}

type GoodsOrder = Pick<
  TakeoffOrder,
  'sku' | 'units' | 'countedUnits' | 'breakageUnits' | 'keptUnits' | 'totalCents'
>;

/** Adds the quantity that the room orders, and drops products it does not use. */
export function countGoods(
  goods: readonly SharedGood[],
  orders: readonly GoodsOrder[],
): SharedGood[] {
  const bySku = new Map(orders.map((order) => [order.sku, order]));
  return goods.flatMap((good) => {
    const order = bySku.get(good.sku);
    if (order === undefined) return [];
    const total = good.price === null ? null : order.totalCents;
    return [{ ...good, units: order.units, contents: orderContents(order), total }];
  });
}

/** The total of everything with a price; null until counted. */
export function totalOfGoods(goods: readonly SharedGood[]): number | null {
  const totals = goods.flatMap(({ total }) => total ?? []);
  return totals.length === 0 ? null : totals.reduce((sum, total) => sum + total, 0);
}
