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
