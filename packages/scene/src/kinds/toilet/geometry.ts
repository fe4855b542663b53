import { box, prism } from '../../geometry/extrude.ts';
import { loft } from '../../geometry/loft.ts';
import type { Outline } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { cylinder } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { rod } from '../../geometry/sweep.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { ToiletParams } from './schema.ts';

const SEGMENTS = 64;

interface Measures {
  readonly w: number;
  readonly depth: number;
  readonly rim: number;
  readonly top: number;
  /** Where the tank ends and the bowl begins, from the wall. */
  readonly tank: number;
}

/** Egg in plan: round toward the front, squarer behind. z runs from the wall to the front. */
function egg(
  w: number,
  back: number,
  front: number,
  bowl: ToiletParams['bowl'],
): [number, number][] {
  const widest = bowl === 'round' ? 0.46 : 0.4;
  const middle = back + (front - back) * widest;
  const n = bowl === 'square' ? 4.5 : 2.3;
  return Array.from({ length: SEGMENTS }, (_, i) => {
    const t = (2 * Math.PI * i) / SEGMENTS;
    const cos = Math.cos(t);
    const sin = Math.sin(t);
    const exponent = 2 / (sin > 0 ? 3.4 : n);
    const reach = sin > 0 ? middle - back : front - middle;
    const x = (w / 2) * Math.sign(cos) * Math.abs(cos) ** exponent;
    const z = middle - reach * Math.sign(sin) * Math.abs(sin) ** exponent;
    return [x, z];
  });
}

interface Section {
  readonly y: number;
  readonly w: number;
  readonly back: number;
  readonly front: number;
}

function skin(sections: readonly Section[], bowl: ToiletParams['bowl']): Shape {
  return loft(
    sections.map(({ y, w, back, front }) =>
      egg(w, back, front, bowl).map(([x, z]): Vec3 => [x, y, z]),
    ),
  );
}

function plan(w: number, back: number, front: number, bowl: ToiletParams['bowl']): Outline {
  return egg(w, back, front, bowl).map(([x, z]) => [x, -z] as const);
}

/** Bowl with its foot: up the outside, over the rim, down into the well. */
function bowlShape(params: ToiletParams, m: Measures): Shape {
  const { rim, depth, w, tank } = m;
  const back = tank * 0.72;
  const isHung = params.form === 'wall-hung';
  const isSkirted =
    params.form === 'skirted' || params.form === 'smart' || params.form === 'one-piece';
  const sections: Section[] = isHung
    ? [
        { y: 0, w: w * 0.5, back: 0, front: depth * 0.58 },
        { y: rim * 0.16, w: w * 0.72, back: 0, front: depth * 0.76 },
        { y: rim * 0.5, w: w * 0.92, back: 0, front: depth * 0.93 },
        { y: rim * 0.86, w, back: 0, front: depth },
      ]
    : isSkirted
      ? [
          { y: 0, w: w * 0.66, back: 20, front: depth * 0.8 },
          { y: 14, w: w * 0.68, back: 20, front: depth * 0.81 },
          { y: rim * 0.5, w: w * 0.78, back: 20, front: depth * 0.87 },
          { y: rim * 0.82, w: w * 0.97, back: 20, front: depth * 0.985 },
        ]
      : [
          { y: 0, w: w * 0.62, back: 60, front: depth * 0.76 },
          { y: 22, w: w * 0.6, back: 64, front: depth * 0.75 },
          { y: rim * 0.22, w: w * 0.44, back: 90, front: depth * 0.68 },
          { y: rim * 0.44, w: w * 0.5, back: 90, front: depth * 0.74 },
          { y: rim * 0.66, w: w * 0.78, back: back * 0.8, front: depth * 0.9 },
          { y: rim * 0.86, w: w * 0.98, back: back * 0.7, front: depth * 0.99 },
        ];
  const rimBack = isHung ? 0 : isSkirted ? 20 : back * 0.6;
  return skin(
    [
      ...sections,
      { y: rim - 10, w, back: rimBack, front: depth },
      { y: rim, w: w - 8, back: rimBack + 4, front: depth - 4 },
      { y: rim, w: w * 0.7, back: tank + 40, front: depth - 62 },
      { y: rim - 40, w: w * 0.66, back: tank + 46, front: depth - 72 },
      { y: rim * 0.42, w: w * 0.3, back: tank + 120, front: depth - 170 },
    ],
    params.bowl,
  );
}

function seat(params: ToiletParams, m: Measures): Piece[] {
  const { w, rim, depth, tank } = m;
  const back = tank + 14;
  const front = depth + 2;
  const thick = params.seat === 'slim' ? 12 : 19;
  const isSmart = params.form === 'smart';
  const ring = prism(plan(w + 2, back, front, params.bowl), thick, {
    holes: params.seat === 'open-front' ? [] : [plan(w * 0.62, back + 70, front - 70, params.bowl)],
    bevel: Math.min(6, thick * 0.36),
  });
  const lid = prism(plan(w, back - 6, front - 2, params.bowl), isSmart ? 30 : thick * 0.9, {
    bevel: isSmart ? 12 : Math.min(6, thick * 0.34),
  });
  const hinge = [-1, 1].map((side) =>
    move(turn(cylinder(11, 44, 4), 'z', 90), side * w * 0.22 + 22, rim + 12, back - 4),
  );
  const unit = isSmart
    ? [piece({ slot: 'seat' }, move(box(w * 0.98, 78, 120, 16, 26), 0, rim, back + 22))]
    : [piece({ slot: 'seat' }, ...hinge)];
  return [
    piece({ slot: 'seat' }, move(ring, 0, rim + 3, 0)),
    piece({ slot: 'seat' }, move(lid, 0, rim + thick + 5, 0)),
    ...unit,
  ];
}

function tankPieces(params: ToiletParams, m: Measures): Piece[] {
  const { w, rim, top, tank } = m;
  if (params.form === 'wall-hung' || params.form === 'smart') return [];
  const isHigh = params.form === 'high-tank';
  const foot = isHigh ? top - 330 : params.form === 'one-piece' ? rim - 30 : rim + 14;
  const tall = top - foot - 30;
  const wide = w * (params.tank === 'sleek' ? 0.92 : 1.04);
  const corner = { rounded: 46, square: 10, tapered: 34, traditional: 22, sleek: 60 }[params.tank];
  const narrow = params.tank === 'tapered' ? 0.86 : params.tank === 'traditional' ? 0.94 : 0.98;
  const body = {
    ...box(wide, tall, tank - 14, 8, Math.min(corner, 40)),
  };
  const tapered: Shape = {
    points: body.points.map(([x, y, z]) => {
      const k = narrow + (1 - narrow) * (y / tall);
      return [x * k, y, z * k] as const;
    }),
    triangles: body.triangles,
  };
  const lid = box(wide + 14, 30, tank + 2, 9, 14);
  const trim =
    params.tank === 'traditional'
      ? [move(box(wide + 6, 14, tank - 6, 4, 6), 0, foot + tall - 14, tank / 2)]
      : [];
  const pipe = isHigh
    ? [
        piece(
          { slot: 'metal' },
          rod(17, [0, rim - 40, tank * 0.5], [0, foot + 6, tank * 0.5]),
          rod(3, [wide * 0.36, foot - 260, tank * 0.6], [wide * 0.36, foot + 20, tank * 0.6]),
          move(cylinder(11, 60, 6), wide * 0.36, foot - 310, tank * 0.6),
        ),
      ]
    : [];
  return [
    piece(
      { slot: 'china' },
      move(tapered, 0, foot, tank / 2),
      move(lid, 0, foot + tall, tank / 2),
      ...trim,
    ),
    ...pipe,
  ];
}

function flush(params: ToiletParams, m: Measures): Piece[] {
  const { w, top, tank } = m;
  switch (params.flush) {
    case 'lever-left':
      return [
        piece(
          { slot: 'metal' },
          move(turn(cylinder(13, 12, 3), 'x', 90), -w * 0.36, top - 92, tank - 8),
          rod(6, [-w * 0.36, top - 92, tank + 6], [-w * 0.2, top - 96, tank + 12], 4),
        ),
      ];
    case 'lever-side':
      return [
        piece(
          { slot: 'metal' },
          move(turn(cylinder(13, 14, 3), 'z', 90), -w * 0.5, top - 92, tank * 0.6),
          rod(6, [-w * 0.54, top - 92, tank * 0.6], [-w * 0.54, top - 96, tank + 4], 4),
        ),
      ];
    case 'top-button':
      return [piece({ slot: 'metal' }, move(cylinder(24, 7, 2), 0, top - 3, tank / 2))];
    case 'dual-button':
      return [
        piece(
          { slot: 'metal' },
          move(cylinder(26, 6, 2), 0, top - 3, tank / 2),
          move(box(2, 3, 46, 0.6), 0, top + 2.5, tank / 2),
        ),
      ];
    default:
      return [];
  }
}

/** Pieces of a toilet in millimeters: floor (or underside) at y = 0, wall at z = 0. */
export function buildToilet(params: ToiletParams): Piece[] {
  const depth = mmFromTenths(params.depthTenths);
  const hasTank = params.form !== 'wall-hung' && params.form !== 'smart';
  const m: Measures = {
    w: mmFromTenths(params.widthTenths),
    depth,
    rim: Math.min(mmFromTenths(params.rimTenths), mmFromTenths(params.heightTenths) - 60),
    top: mmFromTenths(params.heightTenths),
    tank: hasTank ? Math.min(205, depth * 0.3) : 40,
  };
  const bolts =
    params.form === 'two-piece'
      ? [
          piece(
            { slot: 'china' },
            merge(
              ...[-1, 1].map((side) =>
                move(cylinder(13, 22, 9), side * m.w * 0.27, 0, depth * 0.36),
              ),
            ),
          ),
        ]
      : [];
  const bridge =
    hasTank && params.form !== 'high-tank'
      ? [
          piece(
            { slot: 'china' },
            move(box(m.w * 0.74, 46, m.tank + 60, 12, 20), 0, m.rim - 34, (m.tank + 60) / 2),
          ),
        ]
      : [];
  return [
    piece({ slot: 'china' }, bowlShape(params, m)),
    ...bridge,
    ...seat(params, m),
    ...tankPieces(params, m),
    ...flush(params, m),
    ...bolts,
  ];
}
