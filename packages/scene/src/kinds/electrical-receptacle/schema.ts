import { z } from 'zod';

export const electricalReceptacleParams = z.strictObject({
  device: z.enum(['duplex', 'gfci', 'switch', 'dimmer', 'data']).default('duplex'),
  gangs: z.literal([1, 2, 3, 4]).default(1),
});
export type ElectricalReceptacleParams = z.output<typeof electricalReceptacleParams>;
