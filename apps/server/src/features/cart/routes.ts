import * as cart from '@wevisu/contract/cart.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { addProjectsToCart } from './add-projects-to-cart.ts';
import { addSample } from './add-sample.ts';
import { addToCart } from './add-to-cart.ts';
import type { CartDeps } from './deps.ts';
import { listCarts } from './list-carts.ts';
import { ownerOf } from './owner.ts';
import { removeLine } from './remove-line.ts';
import { showCart } from './show-cart.ts';
import { updateCart } from './update-cart.ts';

export function addCartCalls(calls: CallTable, deps: CartDeps): void {
  calls.add(cart.getCart, async (caller, { query }) =>
    reply(
      await showCart(deps, {
        proId: query.showroom,
        owner: ownerOf(caller, query.temp_project_id),
        project: query.project,
        source: query.is_cart === 0 && query.project !== undefined ? 'project' : 'cart',
      }),
    ),
  );

  calls.add(cart.listCarts, async (caller, { query }) =>
    ok({ data: await listCarts(deps, ownerOf(caller, query.temp_project_id)) }),
  );

  calls.add(cart.syncToCart, async (caller, { body }) =>
    reply(
      await addToCart(deps, {
        proId: body.showroom,
        owner: ownerOf(caller, body.temp_project_id),
        // Counting a room again replaces its lines.
        mode: body.room ? 'set' : 'add',
        items: body.items.map((item) => ({
          variantId: item.variant_id,
          projectId: body.project ?? null,
          room: body.room ?? null,
          qty: item.qty,
          areaSqftE2: item.area_sqft_e2 ?? null,
        })),
      }),
      'Added to your cart.',
    ),
  );

  calls.add(cart.addSample, async (caller, { body }) =>
    reply(
      await addSample(deps, {
        proId: body.showroom,
        owner: ownerOf(caller, body.temp_project_id),
        variantId: body.variant_id,
      }),
      'A sample is in your cart.',
    ),
  );

  calls.add(cart.syncToBulkCart, async ({ user }, { body }) =>
    reply(
      await addProjectsToCart(deps, {
        userId: user.userId,
        proId: body.showroom,
        projects: body.projects,
        picked: body.picked,
      }),
      body.picked ? 'The products are in your cart.' : 'Your projects are in the cart.',
    ),
  );

  calls.add(cart.updateCart, async (caller, { body }) => {
    const updated = await updateCart(deps, {
      proId: body.showroom,
      owner: ownerOf(caller, body.temp_project_id),
      items: body.items.map((item) => ({
        id: item.id,
        qty: item.qty,
        areaSqftE2: item.area_sqft_e2 ?? null,
      })),
      coupon: body.coupon,
      confirmPrices: body.confirm_prices,
      address: caller.address,
    });
    const taken = updated.ok && body.coupon ? updated.value.coupon : null;
    return reply(updated, taken === null ? 'Your cart is up to date.' : couponNews(taken));
  });

  calls.add(cart.destroyCartLine, async (caller, { params, query }) =>
    reply(
      await removeLine(deps, {
        proId: query.showroom,
        owner: ownerOf(caller, query.temp_project_id),
        lineId: params.id,
      }),
      'Removed from your cart.',
    ),
  );
}

/** G-56: in dollars. */
function couponNews({ code, amount }: NonNullable<cart.Cart['coupon']>): string {
  return `${code} takes ${formatUsd(cents(amount))} off.`;
}

/** CART-06: the screen toasts the message; reading has none. */
function reply<T>(result: Result<T>, message = ''): Result<{ data: T; message: string }> {
  return result.ok ? ok({ data: result.value, message }) : result;
}
