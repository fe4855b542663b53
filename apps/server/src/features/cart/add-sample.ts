import type { Cart } from '@wevisu/contract/cart.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, VariantId } from '@wevisu/domain/ids.ts';
import { SAMPLE } from '@wevisu/domain/policy/policy.ts';
import { addToCart } from './add-to-cart.ts';
import { buildCart } from './build-cart.ts';
import { readCartContents } from './cart-contents.ts';
import type { CartDeps } from './deps.ts';
import type { CartOwner } from './owner.ts';
import { hasSampled, requireSample } from './store/samples.ts';

/** One sample per product, however often it is requested; an account gets one a month. */
export async function addSample(
  deps: CartDeps,
  given: { readonly proId: ProUserId; readonly owner: CartOwner; readonly variantId: VariantId },
): Promise<Result<Cart>> {
  const { proId, owner } = given;
  const sample = await requireSample(deps.pool, given.variantId);
  if (sample === null) return refuse('product_not_found');
  const product = sample.productName;
  if (sample.variantId === null) return refuse('sample_unavailable', { params: { product } });
  const now = deps.now();
  const of = { hash: sample.productHash, now };
  if (owner.kind === 'member' && (await hasSampled(deps.pool, { ...of, userId: owner.userId }))) {
    return refuse('sample_taken', { params: { product, days: SAMPLE.days } });
  }
  const contents = await readCartContents(deps.pool, {
    proId,
    owner,
    project: null,
    source: 'cart',
    now,
  });
  const isThere = contents?.lines.some(
    (line) => line.isSample && line.productHash === sample.productHash,
  );
  if (contents && isThere) return ok(buildCart(contents));
  const items = [
    { variantId: sample.variantId, projectId: null, room: null, qty: 1, areaSqftE2: null },
  ];
  return addToCart(deps, { proId, owner, items, mode: 'keep' });
}
