import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { productFacts } from '@wevisu/scene/document/product-facts.ts';
import type { TakeoffOrder } from '@wevisu/scene/takeoff/takeoff-line.ts';

/** A product of a shared room, as its list shows it. */
export interface SharedGood {
  readonly sku: string;
  readonly hash: string;
  readonly name: string;
  readonly brand: string;
  /** Size and finish. */
  readonly variant: string;
  readonly picture: string;
  readonly unit: string;
  /** Cents of one unit; null where the showroom does not sell it. */
  readonly price: number | null;
  readonly isOutOfStock: boolean;
  /** Null until the room is counted. */
  readonly units: number | null;
  readonly total: number | null;
}

/** The products that came with a scene, by brand and name. What can't be read is left out. */
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
    // What is out of stock has its price all the same: the room's total is that of the editor.
    price: problem === null || problem === 'out-of-stock' ? priceCents : null,
    isOutOfStock: problem === 'out-of-stock',
    units: null,
    total: null,
  };
}

/** The same with what the room orders of each; what is nowhere in the room is left out. */
export function countGoods(
  goods: readonly SharedGood[],
  orders: readonly Pick<TakeoffOrder, 'sku' | 'units' | 'totalCents'>[],
): SharedGood[] {
  const bySku = new Map(orders.map((order) => [order.sku, order]));
  return goods.flatMap((good) => {
    const order = bySku.get(good.sku);
    if (order === undefined) return [];
    return [{ ...good, units: order.units, total: good.price === null ? null : order.totalCents }];
  });
}

/** Cents of everything that has a price; null while nothing is counted. */
export function totalOfGoods(goods: readonly SharedGood[]): number | null {
  const totals = goods.flatMap(({ total }) => total ?? []);
  return totals.length === 0 ? null : totals.reduce((sum, total) => sum + total, 0);
}
