import type { MaterialOf } from './material.ts';
import { ramp } from './noise.ts';
import type { Painter } from './painter.ts';

type Profile = MaterialOf<'coping'>['profile'];

/** How far the nose of each profile reaches back over the face, as a share of the thickness. */
const noses: Readonly<Record<Profile, number>> = {
  bullnose: 0.62,
  eased: 0.16,
  square: 0.05,
  'drop-face': 0.2,
  ogee: 0.8,
};

/** How far a profile's nose reaches back over the face. */
export function noseMm(profile: Profile, thickMm: number): number {
  return Math.max(1, noses[profile] * Math.min(thickMm, 60));
}

/** Rounds the front edge of a coping: the one at positive `v`. */
export function copingEdge(painter: Painter, profile: Profile, thickMm: number): Painter {
  const radius = noseMm(profile, thickMm);
  return {
    ...painter,
    // The nose itself is the rounding; a rim on top of it would draw a line.
    rimMm: Math.min(painter.rimMm, 0.5),
    faceOf: (piece) => {
      const face = painter.faceOf(piece);
      return (u, v, edge, out) => {
        face(u, v, edge, out);
        const inside = piece.width / 2 - v;
        if (inside >= radius) return;
        const t = 1 - Math.max(0, inside) / radius;
        const drop =
          profile === 'ogee' ? 0.5 * ramp(0.1, 0.55, t) + 0.5 * ramp(0.6, 1.3, t) : t * t;
        // A fifth of the true drop: the rest of the turn is the side that is drawn below the rim.
        out.height -= 0.2 * radius * drop;
      };
    },
  };
}
