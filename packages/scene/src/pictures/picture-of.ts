import type { ProductFacts } from '../document/product-facts.ts';
import { parseProductPicture } from './product-picture.ts';

type ProductPicture = ReturnType<typeof parseProductPicture>;

const read = new WeakMap<ProductFacts, ProductPicture | null>();

/** The picture of a product, read once; null where it can't be read. */
export function pictureOf(facts: ProductFacts): ProductPicture | null {
  let picture = read.get(facts);
  if (picture === undefined) {
    try {
      picture = parseProductPicture(facts.picture);
    } catch {
      picture = null;
    }
    read.set(facts, picture);
  }
  return picture;
}
