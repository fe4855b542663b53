import type { Cart } from '@wevisu/contract/cart.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { listPriceOf } from './build-cart.ts';
import { type CartContents, readCartContents } from './cart-contents.ts';
import type { CartDeps } from './deps.ts';
import type { CartOwner } from './owner.ts';
import { resolveCoupon } from './resolve-coupon.ts';
import { showCart } from './show-cart.ts';
import { changeCart, type LineChange } from './store/carts.ts';

interface CartUpdate {
  readonly proId: ProUserId;
  readonly owner: CartOwner;
  readonly items: readonly {
    readonly id: number;
    readonly qty: number;
    readonly areaSqftE2: number | null;
  }[];
  /** Undefined leaves it alone, '' removes it. */
  readonly coupon: string | undefined;
  readonly confirmPrices: boolean;
  /** Where the request came from: guessing codes is limited by it. */
  readonly address: string;
}

/** CART-11. All or nothing: if one line is somebody else's, nothing changes. */
export async function updateCart(deps: CartDeps, given: CartUpdate): Promise<Result<Cart>> {
  const { proId, owner } = given;
  const now = deps.now();
  const contents = await readCartContents(deps.pool, {
    proId,
    owner,
    project: null,
    source: 'cart',
    now,
  });
  if (contents === null) return refuse('showroom_not_found');
  const cartId = contents.cartId;
  if (cartId === null) return refuse('cart_not_found');
  const changes = toChanges(contents, given);
  if (!changes.ok) return changes;
  const coupon = await resolveCoupon(deps, {
    showroomId: contents.showroomId,
    code: given.coupon,
    guesser: { owner, address: given.address },
  });
  if (!coupon.ok) return coupon;
  await changeCart(deps.pool, { cartId, now, couponId: coupon.value, lines: changes.value });
  return showCart(deps, { proId, owner });
}

function toChanges(contents: CartContents, given: CartUpdate): Result<LineChange[]> {
  const wanted = new Map(given.items.map((item) => [item.id, item]));
  for (const { id, qty } of wanted.values()) {
    const line = contents.lines.find((one) => one.id === id);
    if (line === undefined) return refuse('cart_item_not_found');
    if (line.isSample && qty > 1) return refuse('sample_once');
    if (qty < line.minimumUnit) {
      return refuse('quantity_below_minimum', { params: { minimum: line.minimumUnit } });
    }
  }
  const touched = contents.lines.filter((line) => given.confirmPrices || wanted.has(line.id));
  return ok(
    touched.map((line) => ({
      id: line.id,
      qty: wanted.get(line.id)?.qty ?? null,
      areaSqftE2: wanted.get(line.id)?.areaSqftE2 ?? null,
      seenPriceCents: given.confirmPrices ? listPriceOf(line) : null,
    })),
  );
}
