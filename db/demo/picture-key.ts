import { modelPictureKey } from '@wevisu/scene/kinds/model-picture-key.ts';
import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import type { JsonObject } from './product.ts';
import { hashText } from './random.ts';

/**
 * What the `picture_key` column holds: 'm/KEY' of a model's render, or 12 hexadecimal digits of a
 * surface's own content. `override` is a variant's.
 */
export function pictureKey(picture: JsonObject, override: JsonObject | null): string {
  const { type, ...spec } = mergePicture(picture, override) as JsonObject;
  if (type === 'model') return `m/${modelPictureKey(spec)}`;
  const text = JSON.stringify(spec);
  const hex = (seed: number) => hashText(text, seed).toString(16).padStart(8, '0');
  return `${hex(1)}${hex(2).slice(0, 4)}`;
}
