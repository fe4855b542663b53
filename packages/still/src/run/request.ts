import { lightModes } from '@wevisu/scene/light/light-modes.ts';
import { z } from 'zod';
import { MAX_SAMPLES } from '../path/sequence.ts';

const place = z.tuple([z.number(), z.number(), z.number()]).readonly();

/** What a still shows and how fine it is. Its cost grows with pixels times samples. */
export const stillRequest = z.strictObject({
  width: z.int().min(16).max(3840),
  height: z.int().min(16).max(3840),
  /** Paths of light for each pixel. */
  samples: z.int().min(1).max(MAX_SAMPLES),
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
  light: z.enum(lightModes),
  camera: z
    .strictObject({
      eye: place,
      target: place,
      fovDeg: z.number().min(10).max(120),
      shift: z.number().min(-1).max(1).default(0),
    })
    .refine(
      ({ eye, target }) => Math.hypot(...eye.map((one, k) => one - (target[k] ?? 0))) > 1e-3,
      {
        message: 'The eye is at the place it looks at.',
      },
    ),
});
export type StillRequest = z.output<typeof stillRequest>;
