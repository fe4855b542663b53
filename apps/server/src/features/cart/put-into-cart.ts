import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { toVariantPrice } from '../showrooms/price-parts.ts';
import type { CartDeps } from './deps.ts';
import { MOST_LINES, MOST_OF_A_LINE } from './limits.ts';
import { type ItemToPut, mergeItems } from './merge-items.ts';
import type { CartOwner } from './owner.ts';
import { type PutMode, putLines, readTarget, type TargetRow } from './store/put-lines.ts';

interface ToPut {
  readonly showroom: number;
  readonly owner: CartOwner;
  readonly items: readonly ItemToPut[];
  readonly mode: PutMode;
}

export interface Put {
  readonly cartId: string;
  /** Who holds the cart now: a newcomer has become a guest. */
  readonly owner: CartOwner;
}

/** Puts products into a cart at the prices of now, all of them or none. Two round trips. */
export async function putIntoCart(
  db: Queryable,
  deps: Pick<CartDeps, 'now' | 'newId'>,
  { showroom, owner, items, mode }: ToPut,
): Promise<Result<Put>> {
  const merged = mergeItems(items);
  const target = await readTarget(db, {
    showroom,
    owner,
    projectIds: merged.flatMap((item) => item.projectId ?? []),
    variantIds: merged.map((item) => item.variantId),
  });
  if (target === null) return refuse('showroom_not_found');
  const problem = whyNot(target, merged, mode);
  if (problem !== null) return problem;
  // A guest whose cart is another showroom's gets a second one here.
  const buyer: CartOwner =
    owner.kind === 'guest' && target.cart_id === null ? { kind: 'newcomer' } : owner;
  const cartId = await putLines(db, {
    owner: buyer,
    showroomId: target.showroom_id,
    newId: deps.newId(),
    now: deps.now(),
    mode,
    maximumQty: MOST_OF_A_LINE,
    lines: merged.map((item) => {
      const parts = target.variants.find((one) => one.variant_id === item.variantId);
      if (parts === undefined) throw new Error(`variant ${item.variantId} was not read`);
      return { ...item, seenPriceCents: toVariantPrice(parts).price };
    }),
  });
  if (cartId === null) return refuse('cart_not_found');
  return ok({ cartId, owner: buyer.kind === 'member' ? buyer : { kind: 'guest', cartId } });
}

function whyNot(target: TargetRow, items: readonly ItemToPut[], mode: PutMode) {
  if (!target.known) return refuse('cart_not_found');
  if (!target.open) return refuse('showroom_closed');
  if (target.line_count + items.length > MOST_LINES) {
    return refuse('cart_full', { params: { maximum: MOST_LINES } });
  }
  for (const item of items) {
    if (item.projectId !== null && !target.projects.includes(item.projectId)) {
      return refuse('project_not_found');
    }
    const variant = target.variants.find((one) => one.variant_id === item.variantId);
    if (variant === undefined) return refuse('product_not_found');
    if (!variant.listed) {
      return refuse('product_not_sold', { params: { product: variant.product_name } });
    }
    // Samples come by their own call, which keeps them at one.
    if (variant.is_sample && mode !== 'keep') return refuse('sample_once');
    if (item.qty < variant.minimum_unit) {
      return refuse('quantity_below_minimum', { params: { minimum: variant.minimum_unit } });
    }
  }
  return null;
}
