// Middle lines of faucet spouts: from the top of the body, in the plane x = 0, to the outlet.
import { arcYZ, bent, splined } from '../geometry/path.ts';
import type { Vec3 } from '../geometry/vec.ts';

export type SpoutForm =
  | 'gooseneck'
  | 'arc'
  | 'square-arc'
  | 'low-arc'
  | 'angular'
  | 'straight'
  | 'teapot';

interface SpoutPlace {
  /** Height at which the line leaves the body. */
  readonly from: number;
  /** Height of the line's highest point. */
  readonly top: number;
  /** Height and distance of the outlet. */
  readonly outlet: number;
  readonly reach: number;
}

/** The line in millimeters; it ends pointing down wherever the form allows. */
export function spoutLine(form: SpoutForm, place: SpoutPlace): Vec3[] {
  const { from, top, outlet, reach } = place;
  const rise = top - from;
  switch (form) {
    case 'gooseneck': {
      const radius = Math.min(reach / 2, rise * 0.95);
      const line: Vec3[] = [[0, from, 0], ...arcYZ([0, top - radius, radius], radius, 180, 90)];
      const end = arcYZ([0, top - radius, reach - radius], radius, 90, 0);
      return [...line, ...end, [0, Math.min(outlet, top - radius - 1), reach]];
    }
    case 'arc':
      return splined(
        [
          [0, from, 0],
          [0, from + rise * 0.62, reach * 0.03],
          [0, top, reach * 0.42],
          [0, top - (top - outlet) * 0.34, reach * 0.84],
          [0, outlet, reach],
        ],
        12,
      );
    case 'square-arc':
      return bent(
        [
          [0, from, 0],
          [0, top, 0],
          [0, top, reach],
          [0, outlet, reach],
        ],
        Math.min(26, rise * 0.45),
      );
    case 'low-arc':
      return splined(
        [
          [0, from, 0],
          [0, from + rise * 0.7, reach * 0.08],
          [0, top, reach * 0.36],
          [0, top - (top - outlet) * 0.2, reach * 0.72],
          [0, outlet, reach],
        ],
        12,
      );
    case 'angular':
      return bent(
        [
          [0, from, 0],
          [0, top - reach * 0.34, 0],
          [0, top, reach * 0.5],
          [0, top - reach * 0.16, reach * 0.98],
          [0, Math.min(outlet, top - reach * 0.3), reach],
        ],
        [0, 30, 24, 14, 0],
      );
    case 'straight':
      return bent(
        [
          [0, from, 0],
          [0, top, 0],
          [0, top - reach * 0.06, reach],
          [0, Math.min(outlet, top - reach * 0.14), reach],
        ],
        [0, 14, 9, 0],
      );
    case 'teapot':
      return splined(
        [
          [0, from, 0],
          [0, from + rise * 0.25, reach * 0.12],
          [0, from + rise * 0.82, reach * 0.34],
          [0, top, reach * 0.62],
          [0, top - (top - outlet) * 0.3, reach * 0.9],
          [0, outlet, reach],
        ],
        12,
      );
  }
}
