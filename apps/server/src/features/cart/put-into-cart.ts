import { ok, type Refusal, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type CartContents, toContents } from './cart-contents.ts';
import type { CartDeps } from './deps.ts';
import { MAX_LINES } from './limits.ts';
import { type ItemToPut, mergeItems } from './merge-items.ts';
import type { CartOwner } from './owner.ts';
import { type PutMode, putLines } from './store/put-lines.ts';
import { readTarget, type TargetRow } from './store/read-target.ts';

interface ToPut {
  readonly proId: ProUserId;
  readonly owner: CartOwner;
  readonly items: readonly ItemToPut[];
  readonly mode: PutMode;
}

interface Put {
  /** The cart's owner now: a new visitor has become a guest. */
  readonly owner: CartOwner;
  /** The resulting cart; null if somebody else changed it at the same moment. */
  readonly contents: CartContents | null;
}

/** Retries: the reason for a refusal may be gone by the time it is looked up. */
const TRIES = 3;

/** Adds products to a cart at current prices, all or none. One round trip. */
export async function putIntoCart(
  db: Queryable,
  deps: Pick<CartDeps, 'now' | 'newId'>,
  { proId, owner, items, mode }: ToPut,
): Promise<Result<Put>> {
  const of = { proId, owner, now: deps.now(), items: mergeItems(items) };
  for (let round = 1; round <= TRIES; round += 1) {
    const put = await putLines(db, { ...of, mode, newId: deps.newId() });
    if (put === null) return refuse('showroom_not_found');
    if (put.cartId !== null) {
      const { cartId, tempId, isCurrent, ...row } = put;
      return ok({
        owner:
          owner.kind === 'member' || tempId === null ? owner : { kind: 'guest', cartId: tempId },
        contents: isCurrent ? toContents({ ...row, cartId, tempId }) : null,
      });
    }
    const target = await readTarget(db, of);
    if (target === null) return refuse('showroom_not_found');
    const refusal = findRefusal(target, of.items, mode);
    if (refusal !== null) return refusal;
  }
  throw new Error('items were kept out of a cart for no reason that is known');
}

/** Null if everything could be added. */
function findRefusal(
  target: TargetRow,
  items: readonly ItemToPut[],
  mode: PutMode,
): Refusal | null {
  if (!target.known) return refuse('cart_not_found');
  if (!target.open) return refuse('showroom_closed');
  if (target.lineCount + items.length > MAX_LINES) {
    return refuse('cart_full', { params: { maximum: MAX_LINES } });
  }
  for (const item of items) {
    if (item.projectId !== null && !target.projects.includes(item.projectId)) {
      return refuse('project_not_found');
    }
    const variant = target.variants.find((one) => one.variantId === item.variantId);
    if (variant === undefined) return refuse('product_not_found');
    if (!variant.listed) {
      return refuse('product_not_sold', { params: { product: variant.productName } });
    }
    if (!variant.offered) {
      return refuse('product_not_offered', { params: { product: variant.productName } });
    }
    // Samples have their own call, which limits them to one.
    if (variant.isSample && mode !== 'keep') return refuse('sample_once');
    if (item.qty < variant.minimumUnit) {
      return refuse('quantity_below_minimum', { params: { minimum: variant.minimumUnit } });
    }
  }
  return null;
}
