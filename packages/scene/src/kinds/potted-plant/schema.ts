import { z } from 'zod';
import { potForms } from '../../fittings/plant-pot.ts';
import { inchRange } from '../definition/inch-range.ts';

export const pottedPlantParams = z.strictObject({
  species: z
    .enum(['fiddle-leaf', 'snake-plant', 'fern', 'olive', 'monstera', 'rubber-plant'])
    .default('fiddle-leaf'),
  pot: z.enum(potForms).default('cylinder'),
  heightTenths: inchRange(10, 108, 60),
  spreadTenths: inchRange(6, 72, 28),
});
export type PottedPlantParams = z.output<typeof pottedPlantParams>;
