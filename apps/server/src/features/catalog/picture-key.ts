import { createHash } from 'node:crypto';
import { modelPictureKey } from '@wevisu/scene/kinds/model-picture-key.ts';
import { parseModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { type PictureSpec, pictureSpec } from '@wevisu/scene/materials/picture-spec.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * What `picture_key` of a product or variant holds: 'm/KEY' of a rendered model, or the content hash
 * of a surface that is baked on demand. Throws a ZodError for a picture that is neither.
 */
export function toPictureKey(picture: unknown): string {
  if (isModel(picture)) {
    return `m/${modelPictureKey(parseModelSpec(picture as Parameters<typeof parseModelSpec>[0]))}`;
  }
  return surfaceHash(pictureSpec.parse(picture));
}

/** Sixteen hexadecimal digits that change with anything in the spec. */
export function surfaceHash(spec: PictureSpec): string {
  return createHash('sha256').update(canonicalJson(spec)).digest('hex').slice(0, 16);
}

export function isModel(picture: unknown): boolean {
  return typeof picture === 'object' && picture !== null && 'kind' in picture;
}

/** A variant's picture laid over its product's: objects key by key, everything else replaced. */
export function mergePicture(product: unknown, variant: unknown): unknown {
  if (variant === null || variant === undefined) return product;
  if (!isPlain(product) || !isPlain(variant)) return variant;
  const merged: Record<string, unknown> = { ...product };
  for (const [key, value] of Object.entries(variant))
    merged[key] = mergePicture(product[key], value);
  return merged;
}

function isPlain(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (!isPlain(value)) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join()}}`;
}
