import { z } from 'zod';
import { modelSpecSchema } from '../kinds/model-spec.ts';
import { pictureSpec } from '../materials/picture-spec.ts';

const surfacePicture = pictureSpec.extend({ type: z.literal('surface') });
const modelPicture = z.object({ type: z.literal('model') }).loose();

/**
 * What a product's `picture` holds: `{ type: 'surface', …pictureSpec }` or
 * `{ type: 'model', …modelSpec }`. Parsing fills in every default. Throws a ZodError.
 */
export function parseProductPicture(picture: unknown) {
  const { type } = z
    .object({ type: z.enum(['surface', 'model']) })
    .loose()
    .parse(picture);
  if (type === 'surface') {
    const { type: _, ...spec } = surfacePicture.parse(picture);
    return { type, spec } as const;
  }
  const { type: _, ...rest } = modelPicture.parse(picture);
  return { type, spec: modelSpecSchema.parse(rest) } as const;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/**
 * The picture of a variant: its override laid over its product's picture. Objects are merged key by
 * key; numbers, texts and lists are replaced. A null override gives the product's picture.
 */
export function mergePicture(picture: unknown, override: unknown): unknown {
  if (!isObject(override)) return override === null || override === undefined ? picture : override;
  if (!isObject(picture)) return override;
  const merged: Record<string, unknown> = { ...picture };
  for (const [key, value] of Object.entries(override))
    merged[key] = mergePicture(merged[key], value);
  return merged;
}
