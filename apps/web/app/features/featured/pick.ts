import type { Featurable, FeaturedView } from '@wevisu/contract/featured.ts';
import { MAX_FEATURED } from '@wevisu/domain/catalog/featured.ts';
import type { SortTarget } from '../../back-office/sortable-list.tsx';

export type Picked = FeaturedView['products'][number];

/** In the pro's order. */
export type Pick = readonly Picked[];

export function keyOf({ product_id }: Featurable): string {
  return String(product_id);
}

export function holds(pick: Pick, product: Featurable): boolean {
  return pick.some((one) => keyOf(one) === keyOf(product));
}

/** At the end. Only what the showroom offers is found to be added. */
export function withProduct(pick: Pick, product: Featurable): Pick {
  if (pick.length >= MAX_FEATURED || holds(pick, product)) return pick;
  return [...pick, { ...product, state: 'shown' }];
}

export function without(pick: Pick, key: string): Pick {
  return pick.filter((one) => keyOf(one) !== key);
}

export function moved(pick: Pick, key: string, target: SortTarget): Pick {
  const one = pick.find((each) => keyOf(each) === key);
  const rest = without(pick, key);
  const at = rest.findIndex((each) => keyOf(each) === target.key);
  if (one === undefined || at < 0) return pick;
  return rest.toSpliced(target.at === 'before' ? at : at + 1, 0, one);
}

export function isSamePick(a: Pick, b: Pick): boolean {
  return a.map(keyOf).join() === b.map(keyOf).join();
}
