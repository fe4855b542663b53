import { messageOf, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';

/** What an order of a room would change in the cart: quantities in units, the price of a unit in cents. */
export function cartChangeOf(
  facts: ProductFacts,
  of: { readonly inRoom: number; readonly contents: string | null; readonly inCart: number },
) {
  return {
    variant_id: facts.variantId,
    product_hash: facts.hash,
    product_name: facts.name,
    picture: facts.pictureKey,
    unit: facts.unit,
    in_room: of.inRoom,
    in_room_contents: of.contents,
    in_cart: of.inCart,
    price: facts.priceCents ?? 0,
    problem: problemText(facts),
  };
}

function problemText({ problem, name: product, vendor }: ProductFacts): string | null {
  switch (problem) {
    case null:
      return null;
    case 'discontinued':
      return messageOf(refuse('product_not_sold', { params: { product } }));
    case 'other-showroom':
      return messageOf(
        refuse('product_not_offered', { params: { product: `${product} by ${vendor}` } }),
      );
    case 'out-of-stock':
      return messageOf(refuse('out_of_stock', { params: { product } }));
  }
}
