// Tops and stands of tables, centered on x and z.
import { prism } from '../../geometry/extrude.ts';
import {
  circle,
  fillet,
  type Outline,
  roundedRectangle,
  superellipse,
} from '../../geometry/outline.ts';
import { revolve, smoothProfile } from '../../geometry/revolve.ts';
import { around, merge, move, type Shape, turn } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import { bar, board, post, stick } from './board.ts';
import { type LegStyle, legSet } from './legs.ts';

const topShapes = ['rectangle', 'rounded', 'oval', 'boat', 'organic'] as const;
export type TopShape = (typeof topShapes)[number];

/** Outline of a top in plan: x to the right, y toward the back. */
export function topOutline(shape: TopShape, w: number, d: number): Outline {
  switch (shape) {
    case 'rounded':
      return roundedRectangle(w, d, Math.min(w, d) * 0.22, 6);
    case 'oval':
      return Math.abs(w - d) < 2 ? circle(w / 2, 40) : superellipse(w / 2, d / 2, 2.3, 40);
    case 'boat':
      return Array.from({ length: 20 }, (_, i): Vec2 => {
        const side = i < 10 ? 1 : -1;
        const t = ((i % 10) / 9) * 2 - 1;
        return [(-side * t * w) / 2, side * (d / 2) * (1 - 0.13 * t * t)];
      });
    case 'organic':
      return fillet(
        [
          [-0.5 * w, -0.1 * d],
          [-0.34 * w, -0.5 * d],
          [0.3 * w, -0.5 * d],
          [0.5 * w, -0.22 * d],
          [0.42 * w, 0.42 * d],
          [-0.05 * w, 0.3 * d],
          [-0.36 * w, 0.5 * d],
        ],
        Math.min(w, d) * 0.32,
        { segments: 5 },
      );
    default:
      return roundedRectangle(w, d, 4, 2);
  }
}

export const edgeStyles = ['square', 'eased', 'bullnose', 'knife'] as const;
export type EdgeStyle = (typeof edgeStyles)[number];

/** Top lying on y = 0; a knife edge is thin outside and runs back below. */
export function tableTop(outline: Outline, thick: number, edge: EdgeStyle = 'eased'): Shape {
  if (edge === 'knife') {
    const solid = prism(outline, thick, { bevel: thick * 0.98, flatBack: true });
    return {
      points: solid.points.map(([x, y, z]) => [x, thick - y, -z] as const),
      triangles: solid.triangles,
    };
  }
  const bevel = { square: 0.8, eased: 3, bullnose: thick * 0.46 }[edge];
  return prism(outline, thick, { bevel: Math.min(bevel, thick * 0.46) });
}

/** Rails below a top between legs; `drop` is their height. */
export function apron(w: number, d: number, drop: number, thick = 20): Shape {
  const sides: Shape[] = [-1, 1].flatMap((s) => [
    move(board(w, drop, thick, 1), 0, 0, s * (d / 2 - thick / 2)),
    move(board(thick, drop, d - 2 * thick, 1), s * (w / 2 - thick / 2), 0, 0),
  ]);
  return merge(...sides);
}

/** Four legs with rails set back between them. */
export function fourLegs(given: {
  readonly style: LegStyle;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly thick: number;
  readonly inset?: number;
  readonly rails?: number;
}): Shape {
  const { style, w, d, h, thick, inset = 20, rails = 0 } = given;
  const legs = legSet(style, { w, d, h, thick, inset });
  if (rails === 0 || style === 'hairpin' || style === 'sled' || style === 'plinth') return legs;
  const back = 2 * inset + thick * 0.5;
  return merge(legs, move(apron(w - back, d - back, rails), 0, h - rails, 0));
}

/** Two end frames joined by a stretcher: `form` X gives crossed legs. */
export function trestle(w: number, d: number, h: number, form: 'X' | 'I'): Shape {
  const x = w * 0.36;
  const end = (s: number): Shape[] =>
    form === 'X'
      ? [-1, 1].map((k) => stick([s * x, 4, k * d * 0.36], [s * x, h - 30, -k * d * 0.34], 74, 66))
      : [
          move(board(110, h - 130, 100, 4), s * x, 65, 0),
          move(board(110, 70, d * 0.68, 8), s * x, 0, 0),
        ];
  return merge(
    ...[-1, 1].flatMap((s) => [...end(s), move(board(90, 60, d * 0.72, 4), s * x, h - 60, 0)]),
    move(board(2 * x, 70, 46, 3), 0, form === 'X' ? h * 0.46 : h * 0.3, 0),
  );
}

/** One column: `tulip` flares, `turned` stands on four feet, `drum` is a plain cylinder. */
export function pedestal(
  form: 'tulip' | 'turned' | 'drum' | 'fluted' | 'cross',
  r: number,
  h: number,
): Shape {
  switch (form) {
    case 'tulip':
      return revolve(
        smoothProfile(
          [
            [r, 0],
            [r * 0.96, 10],
            [r * 0.4, 46],
            [r * 0.16, h * 0.4],
            [r * 0.16, h * 0.66],
            [r * 0.4, h],
          ],
          4,
        ),
        { segments: 28 },
      );
    case 'turned': {
      const foot = stick([0, h * 0.3, 40], [0, 26, r * 0.94], 74, 52);
      const column = post(
        smoothProfile(
          [
            [r * 0.16, h * 0.12],
            [r * 0.3, h * 0.3],
            [r * 0.17, h * 0.5],
            [r * 0.28, h * 0.68],
            [r * 0.18, h * 0.8],
            [r * 0.3, h * 0.92],
            [r * 0.34, h],
          ],
          3,
        ),
        16,
      );
      const pad = move(board(66, 26, 66, 4), 0, 0, r * 0.94);
      return merge(column, around(merge(foot, pad), 4, 45));
    }
    case 'fluted': {
      const reeds: Vec2[] = Array.from({ length: 96 }, (_, i) => {
        const angle = (2 * Math.PI * i) / 96;
        const rr = r * (0.96 + 0.04 * Math.abs(Math.sin(angle * 12)) ** 0.6);
        return [rr * Math.cos(angle), rr * Math.sin(angle)];
      });
      return prism(reeds, h, { bevel: 1 });
    }
    case 'cross': {
      const blade = board(2 * r, h, 40, 3);
      return merge(blade, turn(blade, 'y', 90));
    }
    default:
      return post(
        [
          [r - 4, 0],
          [r, 4],
          [r, h],
        ],
        32,
      );
  }
}

/** Two loops of flat or round metal across the depth. */
export function loopStand(w: number, d: number, h: number, wide = 60, thick = 12): Shape {
  return merge(
    ...[-1, 1].flatMap((s) => {
      const x = s * (w / 2 - wide / 2);
      return [
        move(board(wide, thick, d, 1), x, 0, 0),
        move(board(wide, thick, d, 1), x, h - thick, 0),
        move(board(wide, h - 2 * thick, thick, 1), x, thick, d / 2 - thick / 2),
        move(board(wide, h - 2 * thick, thick, 1), x, thick, -d / 2 + thick / 2),
      ];
    }),
  );
}

/** An open frame of thin square bar: four posts and two rings. */
export function frameStand(w: number, d: number, h: number, thick = 20): Shape {
  const ring = apron(w, d, thick, thick);
  const posts = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) =>
      move(board(thick, h, thick, 1), (sx * (w - thick)) / 2, 0, (sz * (d - thick)) / 2),
    ),
  );
  return merge(...posts, move(ring, 0, h - thick, 0), ring);
}

/** Panels at both ends, as of a waterfall table or a chest. */
export function panelStand(w: number, d: number, h: number, thick: number): Shape {
  return merge(...[-1, 1].map((s) => move(board(thick, h, d, 2), s * (w / 2 - thick / 2), 0, 0)));
}

/** Legs of thin bar that lean to a ring or spread: a light round stand. */
export function tripod(r: number, h: number, thick: number): Shape {
  const leg = bar(
    thick,
    [
      [0, h, r * 0.3],
      [0, 0, r * 0.92],
    ],
    10,
  );
  const hub = move(
    post(
      [
        [r * 0.36, 0],
        [r * 0.36, 14],
      ],
      16,
    ),
    0,
    h - 14,
    0,
  );
  return merge(hub, around(leg, 3));
}
