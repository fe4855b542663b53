import { type ProductFacts, productFacts } from '@wevisu/scene/document/product-facts.ts';
import { pictureOf } from '@wevisu/scene/pictures/picture-of.ts';

const known = new WeakMap<ProductFacts, boolean>();

/** Whether a scene can hold a product and draw it: whatever its vendor wrote, no other gets into a design. */
export function isSound(facts: ProductFacts): boolean {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const isOne = productFacts.safeParse(facts).success && pictureOf(facts) !== null;
  known.set(facts, isOne);
  return isOne;
}
