import type { Cart } from '@wevisu/contract/cart.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { SAMPLE } from '@wevisu/domain/policy/policy.ts';
import { buildCart } from './build-cart.ts';
import { readCartContents } from './cart-contents.ts';
import type { CartDeps } from './deps.ts';
import type { CartOwner } from './owner.ts';
import { putIntoCart } from './put-into-cart.ts';
import { showCart } from './show-cart.ts';
import { hasSampled, requireSample } from './store/samples.ts';

/** One sample of a product, however often it is asked for, and one in a month for an account. */
export async function addSample(
  deps: CartDeps,
  given: { readonly showroom: number; readonly owner: CartOwner; readonly variantId: number },
): Promise<Result<Cart>> {
  const { showroom, owner } = given;
  const sample = await requireSample(deps.pool, given.variantId);
  if (sample === null) return refuse('product_not_found');
  const product = sample.product_name;
  if (sample.variant_id === null) return refuse('sample_unavailable', { params: { product } });
  const now = deps.now();
  const of = { hash: sample.product_hash, now, days: SAMPLE.days };
  if (owner.kind === 'member' && (await hasSampled(deps.pool, { ...of, userId: owner.userId }))) {
    return refuse('sample_taken', { params: { product, days: SAMPLE.days } });
  }
  const contents = await readCartContents(deps.pool, {
    showroom,
    owner,
    project: null,
    source: 'cart',
    now,
  });
  const isThere = contents?.lines.some(
    (line) => line.is_sample && line.product_hash === sample.product_hash,
  );
  if (contents && isThere) return ok(buildCart(contents));
  const items = [{ variantId: sample.variant_id, projectId: null, qty: 1, areaSqftE2: null }];
  const put = await putIntoCart(deps.pool, deps, { showroom, owner, items, mode: 'keep' });
  return put.ok ? showCart(deps, { showroom, owner: put.value.owner }) : put;
}
