import { createHash } from 'node:crypto';
import { modelPictureKey } from '@wevisu/scene/kinds/model-picture-key.ts';
import type { PictureSpec } from '@wevisu/scene/materials/picture-spec.ts';
import { parseProductPicture } from '@wevisu/scene/pictures/product-picture.ts';

/**
 * The key of a picture in addresses: 'm/KEY' for a rendered model, or the content hash of a surface
 * that is baked on demand. Throws a ZodError for a picture that is neither.
 */
export function toPictureKey(picture: unknown): string {
  const { type, spec } = parseProductPicture(picture);
  return type === 'model' ? `m/${modelPictureKey(spec)}` : surfaceHash(spec);
}

/** Twelve hexadecimal digits that change with anything in the spec. */
function surfaceHash(spec: PictureSpec): string {
  return createHash('sha256').update(canonicalJson(spec)).digest('hex').slice(0, 12);
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join()}}`;
}
