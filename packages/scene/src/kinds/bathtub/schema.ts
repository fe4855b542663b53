import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const bathtubParams = z.strictObject({
  form: z
    .enum([
      'alcove',
      'drop-in',
      'oval',
      'rectangular',
      'slipper',
      'double-slipper',
      'clawfoot',
      'clawfoot-slipper',
      'pedestal',
      'soaking-round',
      'boat',
    ])
    .default('oval'),
  lengthTenths: inchRange(42, 78, 66),
  widthTenths: inchRange(27, 72, 31),
  heightTenths: inchRange(14, 36, 23),
  rim: z.enum(['thin', 'flat', 'rolled']).default('thin'),
  /** How much narrower the body is at the floor than at the rim, in percent. */
  taperPct: z.int().min(0).max(35).default(14),
  /** 2 is an ellipse, 8 a rounded rectangle. */
  squareness: z.number().min(2).max(8).default(2.4),
  feet: z.enum(['claw', 'ball', 'plain']).default('claw'),
  apron: z.enum(['plain', 'paneled', 'fluted', 'waisted']).default('plain'),
  drain: z.enum(['center', 'left', 'right']).default('center'),
  overflow: z.boolean().default(true),
});
export type BathtubParams = z.output<typeof bathtubParams>;
