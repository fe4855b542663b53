// Arms of upholstered seats: left ones, mirrored for the right. x = 0 is the middle of the arm.
import { fillet } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape } from '../../geometry/shape.ts';
import { board } from './board.ts';
import { bolster, cushion, padded, paddedAlong } from './soft.ts';

export const armStyles = ['track', 'rolled', 'slope', 'pillow', 'wood', 'none'] as const;
export type ArmStyle = (typeof armStyles)[number];

interface ArmPlan {
  readonly width: number;
  readonly height: number;
  /** Front to back; the arm begins at z = 0. */
  readonly depth: number;
  /** Where the upholstery begins above the floor. */
  readonly foot: number;
}

/** Usual width of an arm for a seat of a width. */
export function armWidth(style: ArmStyle, seatWidth: number): number {
  const wide = seatWidth > 1100 ? 1 : 0.8;
  return { track: 130, rolled: 200, slope: 115, pillow: 210, wood: 64, none: 0 }[style] * wide;
}

function rolled({ width, height, depth, foot }: ArmPlan): Shape {
  const r = width * 0.46;
  const stem = width * 0.66;
  const upright = padded(
    fillet(
      [
        [-stem / 2, foot],
        [stem / 2, foot],
        [stem / 2, height - r],
        [-stem / 2, height - r],
      ],
      8,
    ),
    depth - 12,
    10,
  );
  const roll = move(bolster(r, depth, 16), -width * 0.04, height - r, 0);
  return merge(move(upright, width * 0.12, 0, 6), roll);
}

/** Posts, a broad rest and a rail of wood; the cushions stay free between them. */
function wooden({ width, height, depth }: ArmPlan): Shape {
  const t = width * 0.62;
  const rest = board(width, 26, depth, 5);
  const post = board(t, height - 26, t * 0.8, 3);
  return merge(
    move(rest, 0, height - 26, depth / 2),
    move(post, 0, 0, depth - t),
    move(post, 0, 0, t),
    move(board(t * 0.5, 70, depth - 2 * t, 2), 0, height * 0.34, depth / 2),
  );
}

/** One arm; it wears the slot 'fabric', a wooden one the slot 'legs'. */
export function arm(style: ArmStyle, plan: ArmPlan): Piece[] {
  const { width, height, depth, foot } = plan;
  switch (style) {
    case 'none':
      return [];
    case 'wood':
      return [piece({ slot: 'legs', grain: 'z' }, wooden(plan))];
    case 'rolled':
      return [piece({ slot: 'fabric' }, rolled(plan))];
    case 'slope': {
      const side = fillet(
        [
          [0, foot],
          [depth, foot],
          [depth - 14, height * 0.86],
          [depth * 0.5, height * 0.9],
          [0, height],
        ],
        [20, 14, 60, 200, 40],
        { segments: 3 },
      );
      return [piece({ slot: 'fabric' }, paddedAlong(side, width, 22))];
    }
    case 'pillow': {
      const base = cushion(width * 0.86, height * 0.72 - foot, depth - 20, { crown: 6, edge: 20 });
      const top = cushion(width, height * 0.36, depth, { crown: 34, edge: 60, corner: 60 });
      return [
        piece(
          { slot: 'fabric' },
          move(base, 0, foot, depth / 2),
          move(top, 0, height * 0.64, depth / 2),
        ),
      ];
    }
    default:
      return [
        piece(
          { slot: 'fabric' },
          move(
            cushion(width, height - foot, depth, { corner: 16, edge: 16, crown: 5, bulge: 0 }),
            0,
            foot,
            depth / 2,
          ),
        ),
      ];
  }
}
