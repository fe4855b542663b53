import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { parseProductPicture } from '@wevisu/scene/pictures/product-picture.ts';

/** The kind of model that shows a product; null for products laid on surfaces. */
export function modelKind({ picture }: ProductFacts): string | null {
  try {
    const parsed = parseProductPicture(picture);
    return parsed.type === 'model' ? parsed.spec.kind : null;
  } catch {
    return null;
  }
}
