import { ask } from '../client.ts';
import type { JourneyScenario } from '../scenario.ts';
import { stockShelf } from './showroom-stock.ts';

interface CartReply {
  readonly data: { readonly temp_project_id: string; readonly Project_tans: readonly unknown[] };
}

/** A guest's cart: created with the first product, extended by a second, and read. */
export const cartJourney: JourneyScenario = {
  kind: 'journey',
  name: 'cart-journey',
  title: 'cart journey: create, add, read',
  minShareOfFloor: null,
  async prepare(world) {
    const { showroom, byVendor } = await stockShelf(world);
    const variants = byVendor.flat();
    const { draw } = world;
    return {
      async pass(origin) {
        const visitor = `10.${draw.below(256)}.${draw.below(256)}.${draw.below(256)}`;
        const add = (temp_project_id: string | null) =>
          ask<CartReply>(origin, {
            method: 'POST',
            visitor,
            path: '/api/projectCart/sync_to_cart',
            body: {
              action: 'cart',
              showroom,
              temp_project_id,
              items: [{ variant_id: draw.of(variants), qty: 1 + draw.below(9) }],
            },
          });
        const { data } = await add(null);
        await add(data.temp_project_id);
        const query = new URLSearchParams({
          showroom: String(showroom),
          temp_project_id: data.temp_project_id,
        });
        const cart = await ask<CartReply>(origin, {
          method: 'GET',
          visitor,
          path: `/api/projectCart?${query}`,
        });
        if (cart.data.Project_tans.length === 0) throw new Error('the cart is empty');
      },
    };
  },
};
