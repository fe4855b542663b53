import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Listing } from '@wevisu/domain/listings/listing.ts';
import { modelPictureKey } from '@wevisu/scene/kinds/model-picture-key.ts';
import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import { parseProductPicture } from '@wevisu/scene/pictures/product-picture.ts';

/** Rendered by `npm run media`: a model is listed in a size and finish of which there is a picture. */
const MODELS_FOLDER = resolve(import.meta.dirname, '../../../../../media/products');

/** What a screen can't draw is not submitted: the parameters of the product, and of each variant laid over them. */
export function findPictureProblem({
  picture,
  variants,
}: Listing): Readonly<Record<string, string>> {
  if (picture === null) return {};
  if (!isDrawn(picture)) return { picture: 'This look cannot be drawn. Choose another one.' };
  const odd = variants.filter((variant) => !isDrawn(mergePicture(picture, variant.picture)));
  return Object.fromEntries(
    odd.map(({ key }) => [`variants.${key}.picture`, 'This look cannot be drawn.']),
  );
}

function isDrawn(picture: unknown): boolean {
  try {
    const { type, spec } = parseProductPicture(picture);
    return type === 'surface' || existsSync(`${MODELS_FOLDER}/${modelPictureKey(spec)}.webp`);
  } catch {
    return false;
  }
}
