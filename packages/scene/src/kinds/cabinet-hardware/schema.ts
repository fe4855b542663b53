import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const cabinetHardwareParams = z.strictObject({
  form: z
    .enum([
      'round-knob',
      'mushroom-knob',
      'square-knob',
      'hex-knob',
      'ball-knob',
      't-knob',
      'crystal-knob',
      'disc-knob',
      'bar-pull',
      'square-pull',
      'arch-pull',
      'bow-pull',
      'cup-pull',
      'edge-pull',
      'ring-pull',
      'drop-pull',
      'appliance-pull',
      'strap-pull',
    ])
    .default('bar-pull'),
  /** Between the two screws of a pull; knobs have none and ignore it. */
  centersTenths: inchRange(2, 24, 5),
  /** Knob: overall diameter. Pull: overall length, at least the centers plus one thickness. */
  lengthTenths: inchRange(0.75, 30, 6.5),
  thicknessTenths: z.int().min(50).max(400).default(120),
  projectionTenths: z.int().min(120).max(900).default(320),
  ends: z.enum(['plain', 'collar', 'ball', 'tapered', 'stepped']).default('plain'),
  texture: z.enum(['smooth', 'knurled', 'reeded', 'ringed']).default('smooth'),
  backplate: z.enum(['none', 'round', 'square', 'long']).default('none'),
});
export type CabinetHardwareParams = z.output<typeof cabinetHardwareParams>;
