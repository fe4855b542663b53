import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { FINISHES, type FinishId } from '@wevisu/scene/finishes.ts';
import type { Material } from '@wevisu/scene/materials/material.ts';
import { materialColor } from '@wevisu/scene/materials/material-color.ts';
import { pictureOf } from '@wevisu/scene/pictures/picture-of.ts';
import { type Lab, labOf } from './lab.ts';

const HEX = /^#[\da-f]{6}$/i;

/** Of a surface whose picture says its color; null where it leaves that to what is usual. */
function namedColor({ picture: { type, material } }: ProductFacts): string | null {
  if (type !== 'surface') return null;
  try {
    // Thousands of products are compared by color: their pictures are not read whole for it.
    const color: unknown = materialColor(material as Material);
    return typeof color === 'string' && HEX.test(color) ? color : null;
  } catch {
    return null;
  }
}

function hexOf(facts: ProductFacts): string | null {
  const named = namedColor(facts);
  if (named !== null) return named;
  const picture = pictureOf(facts);
  if (picture?.type === 'surface') return materialColor(picture.spec.material);
  const finishes = (facts.picture.finishes ?? {}) as Readonly<Record<string, string>>;
  const [first] = Object.values(finishes);
  return first !== undefined && Object.hasOwn(FINISHES, first)
    ? FINISHES[first as FinishId].color
    : null;
}

/** The color of a product from afar; null where its picture names none. */
export function colorOf(facts: ProductFacts): Lab | null {
  const hex = hexOf(facts);
  return hex === null ? null : labOf(hex);
}
