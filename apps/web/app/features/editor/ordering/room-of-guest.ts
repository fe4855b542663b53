import type { Cart } from '@wevisu/contract/cart.ts';
import { cartChangeOf } from '@wevisu/contract/cart-change-of.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { orderContents } from '@wevisu/scene/takeoff/order-contents.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { readStored } from '../../../platform/storage.ts';
import { addAsGuest } from '../../cart/guest-cart.ts';
import { loadCartCalls } from '../../cart/use-cart.ts';
import type { RoomChanges, RoomToOrder } from '../../projects/room-to-order.ts';
import { rememberChoice } from '../saving/remember-choice.ts';
import { roomOfAddress } from '../saving/room-of-address.ts';
import type { DerivedStore } from '../workspace/derive.ts';
import type { Workspace } from '../workspace/workspace-context.ts';

type Change = RoomChanges['changes'][number];

/**
 * A guest's room, counted in this browser as its summary is. The server prices its products, and keeps them apart from
 * what was picked one by one: counting the room again replaces them.
 */
export function roomOfGuest(workspace: Workspace, proId: ProUserId): RoomToOrder {
  const { derived, editor, storage } = workspace;
  const room = roomOfAddress(storage.address());
  let inCart: Cart['Project_tans'] = [];

  async function load(): Promise<RoomChanges> {
    const { orders } = await settledTakeoff(derived);
    const cartId = readStored(STORAGE_KEYS.cartId);
    const cart =
      cartId === null ? null : await (await loadCartCalls()).fetchCart({ proId, cartId });
    inCart = cart?.Project_tans.filter((line) => line.room === room) ?? [];
    return changesOf({ orders, inCart, products: editor.getState().products });
  }

  async function put(loaded: RoomChanges, only: RoomChanges['changes'] | null) {
    const { addItems, removeLine } = await loadCartCalls();
    const unsold = new Set(
      Object.values(editor.getState().products)
        .filter(({ problem }) => problem === 'discontinued')
        .map(({ variantId }) => variantId),
    );
    const chosen = only ?? loaded.changes;
    const needed = chosen.filter((one) => one.in_room > 0 && !unsold.has(one.variant_id));
    const items = needed.map(({ variant_id, in_room }) => ({
      variantId: variant_id,
      qty: in_room,
      areaSqftE2: null,
    }));
    const owner = { proId, cartId: readStored(STORAGE_KEYS.cartId) };
    for (const line of inCart) {
      const isGone = chosen.some((one) => one.variant_id === line.variant_id && one.in_room === 0);
      if (isGone) await removeLine(owner, line.id);
    }
    // At sign-in its lines become a project of this design.
    rememberChoice(storage.choice());
    const message =
      items.length === 0
        ? 'Your cart is up to date.'
        : (await addAsGuest((cartId) => addItems({ proId, cartId }, items, { room }))).message;
    const buyable = needed.filter(({ problem }) => problem === null);
    const total = buyable.reduce((sum, { price, in_room }) => sum + price * in_room, 0);
    return { data: { lines: items.length, total }, message };
  }

  return { load, put };
}

/** The count of the room as it is now. */
function settledTakeoff(derived: DerivedStore): Promise<Takeoff> {
  return new Promise((resolve) => {
    const look = () => {
      const { takeoff, isStale } = derived.getState();
      if (takeoff === null || isStale) return false;
      resolve(takeoff);
      return true;
    };
    if (look()) return;
    const stop = derived.subscribe(() => {
      if (look()) stop();
    });
  });
}

/** What the cart's lines of the room differ in. */
export function changesOf(of: {
  readonly orders: Takeoff['orders'];
  readonly inCart: readonly Pick<
    Cart['Project_tans'][number],
    'variant_id' | 'product_hash' | 'product_name' | 'picture' | 'unit' | 'qty' | 'price'
  >[];
  readonly products: Readonly<Record<string, ProductFacts>>;
}): RoomChanges {
  const counted = of.orders.flatMap((order): Change[] => {
    const { sku, units } = order;
    const facts = of.products[sku];
    if (facts === undefined || units === 0) return [];
    const held = of.inCart.find(({ variant_id }) => variant_id === facts.variantId);
    const contents = orderContents(order);
    return [cartChangeOf(facts, { inRoom: units, contents, inCart: held?.qty ?? 0 })];
  });
  const gone = of.inCart
    .filter((line) => !counted.some(({ variant_id }) => variant_id === line.variant_id))
    .map(({ qty, ...line }): Change => {
      return { ...line, in_room: 0, in_room_contents: null, in_cart: qty, problem: null };
    });
  const buyable = counted.filter(({ problem }) => problem === null);
  return {
    total: buyable.reduce((sum, { price, in_room }) => sum + price * in_room, 0),
    changes: [...counted, ...gone].filter(({ in_room, in_cart }) => in_room !== in_cart),
  };
}
