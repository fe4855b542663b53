import type { LostLines } from '@wevisu/contract/assortment.ts';
import {
  type AssortmentRule,
  isOffered,
  toAssortmentRules,
} from '@wevisu/domain/catalog/assortment.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { readAssortmentRules } from '../showrooms/assortment-of.ts';
import { countShown } from './count-shown.ts';
import type { AssortmentDeps } from './deps.ts';
import { placeOf } from './place-of.ts';
import { toAssortment } from './show-assortment.ts';
import { listProductsInCarts } from './store/carts.ts';
import { getOwnShowroom } from './store/rules.ts';

/** Distinct products in open carts that are looked at, most common first. */
const MAX_PRODUCTS = 5_000;
const NAMES_SHOWN = 5;

/** What other rules would show, and what open carts would lose by them. Nothing is saved. */
export async function previewAssortment(
  { pool, catalog }: Pick<AssortmentDeps, 'pool' | 'catalog'>,
  { proId, rules }: { readonly proId: ProUserId; readonly rules: readonly AssortmentRule[] },
) {
  const shop = await getOwnShowroom(pool, { proId });
  if (shop === null) return refuse('showroom_missing');
  const index = catalog.index();
  const [saved, inCarts] = await Promise.all([
    readAssortmentRules(pool, shop.id),
    listProductsInCarts(pool, { showroomId: shop.id, max: MAX_PRODUCTS }),
  ]);
  const [before, after] = [toAssortmentRules(saved), toAssortmentRules(rules)];
  const lost = inCarts.filter((row) => {
    const place = placeOf(index.taxonomy, row);
    return place !== null && isOffered(before, place) && !isOffered(after, place);
  });
  return ok({ ...countShown(index, toAssortment(rules)), lost: sumUp(lost) });
}

function sumUp(lost: Awaited<ReturnType<typeof listProductsInCarts>>): LostLines {
  return {
    carts: new Set(lost.flatMap(({ cartIds }) => cartIds)).size,
    lines: lost.reduce((sum, { lines }) => sum + lines, 0),
    products: lost.slice(0, NAMES_SHOWN).map(({ name }) => name),
  };
}
