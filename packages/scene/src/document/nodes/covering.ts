import { z } from 'zod';
import { pattern } from '../../patterns/laying.ts';
import { coordinate, length, rotation } from '../lengths.ts';
import { sku } from '../node-id.ts';

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/, 'A color is written #rrggbb in lower case.');

/**
 * What covers a surface: a product laid in a pattern, or paint. What is null comes from the product.
 */
export const covering = z.strictObject({
  /** The product; null is paint of `color`. */
  sku: sku.nullable(),
  color: hexColor.default('#f3efe6'),
  pattern: pattern.nullable().default(null),
  rotationTenthsDeg: rotation.default(0),
  /** Where the pattern starts in the surface's coordinates; null is balanced for the fewest small cuts. */
  origin: z.tuple([coordinate, coordinate]).readonly().nullable().default(null),
  jointTenths: length(0, 500).nullable().default(null),
  jointColor: hexColor.nullable().default(null),
});
export type Covering = z.output<typeof covering>;
