// The light of a scene as a few large emitters, and samples of them. A frame has five lamps; while nothing changes
// they move on to other samples, and the mean of the frames is soft.

import { evenly } from './frames/evenly.ts';

/** A flat emitter in meters: light leaves it on the side of `normal`. */
export interface Emitter {
  readonly kind: 'window' | 'bounce' | 'lamp';
  readonly center: readonly [x: number, y: number, z: number];
  /** Half extents along two directions of the emitter. */
  readonly right: readonly [x: number, y: number, z: number];
  readonly up: readonly [x: number, y: number, z: number];
  readonly normal: readonly [x: number, y: number, z: number];
  /** In the view's own unit: area times radiance. */
  readonly power: number;
  readonly color: readonly [r: number, g: number, b: number];
  /** Half the angle of the cone that it lights, radians. */
  readonly halfAngle: number;
}

interface LightSample {
  readonly place: readonly [x: number, y: number, z: number];
  readonly toward: readonly [x: number, y: number, z: number];
  readonly color: readonly [r: number, g: number, b: number];
  readonly intensity: number;
  readonly halfAngle: number;
}

/**
 * Sample n of one stratum: an emitter chosen by its power and a place on it. The mean over n lights like all emitters
 * of the stratum together. Null if none has power.
 */
export function sampleEmitters(emitters: readonly Emitter[], n: number): LightSample | null {
  const total = emitters.reduce((sum, { power }) => sum + power, 0);
  if (total <= 0) return null;
  let rest = evenly(n + 1, 2) * total;
  let chosen = emitters[0];
  for (const emitter of emitters) {
    chosen = emitter;
    rest -= emitter.power;
    if (rest < 0) break;
  }
  if (chosen === undefined) return null;
  const { center, right, up, normal } = chosen;
  const s = 2 * evenly(n + 1, 3) - 1;
  const t = 2 * evenly(n + 1, 5) - 1;
  const at = (k: 0 | 1 | 2) => center[k] + s * right[k] + t * up[k] + 0.02 * normal[k];
  const place = [at(0), at(1), at(2)] as const;
  return {
    place,
    toward: [place[0] + normal[0], place[1] + normal[1], place[2] + normal[2]],
    color: chosen.color,
    intensity: total,
    halfAngle: chosen.halfAngle,
  };
}
