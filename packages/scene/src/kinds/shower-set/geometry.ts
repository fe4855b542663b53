import { escutcheon } from '../../fittings/escutcheon.ts';
import { faucetHandle } from '../../fittings/faucet-handle.ts';
import { handShower, showerHead } from '../../fittings/shower-head.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { circle, roundedRectangle } from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { bent, splined } from '../../geometry/path.ts';
import { cylinder } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { rod, sweep, tube } from '../../geometry/sweep.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { ShowerSetParams } from './schema.ts';

interface Measures {
  readonly head: number;
  readonly thick: number;
  readonly h: number;
  readonly reach: number;
}

function flange(params: ShowerSetParams, radius: number, height = 10): Shape {
  return turn(escutcheon(params.trim, radius, height), 'x', 90);
}

/** Arm from the wall at height `y` to the head, whose joint is `drop` below. */
function arm(
  params: ShowerSetParams,
  m: Measures,
  y: number,
): { shape: Shape; end: Vec3; tilt: number } {
  const { reach } = m;
  if (params.arm === 'square') {
    const line = bent(
      [
        [0, y, 4],
        [0, y, reach],
        [0, y - 34, reach],
      ],
      8,
    );
    return { shape: sweep(roundedRectangle(22, 22, 2), line), end: [0, y - 34, reach], tilt: 0 };
  }
  const lines: Record<string, Vec3[]> = {
    straight: bent(
      [
        [0, y, 4],
        [0, y, reach],
        [0, y - 34, reach],
      ],
      26,
    ),
    gooseneck: splined([
      [0, y, 4],
      [0, y + 40, reach * 0.3],
      [0, y + 46, reach * 0.66],
      [0, y - 6, reach],
    ]),
    's-bend': splined([
      [0, y, 4],
      [0, y + 4, reach * 0.2],
      [0, y + 60, reach * 0.5],
      [0, y + 54, reach * 0.85],
      [0, y + 14, reach],
    ]),
    angled: bent(
      [
        [0, y, 4],
        [0, y, reach * 0.56],
        [0, y - reach * 0.24, reach * 0.92],
      ],
      40,
    ),
  };
  const line = lines[params.arm] ?? [];
  const end = line.at(-1) ?? [0, y, reach];
  return { shape: tube(10.5, line), end, tilt: params.arm === 'angled' ? 24 : 0 };
}

function headOnArm(params: ShowerSetParams, m: Measures, y: number): Piece[] {
  const { shape, end, tilt } = arm(params, m, y);
  const head = showerHead(params.head, m.head, m.thick);
  return [
    piece({ slot: 'metal' }, move(flange(params, 32), 0, y, 0), shape),
    ...changed(head, (s) => move(turn(s, 'x', -tilt), ...end)),
  ];
}

function valve(params: ShowerSetParams, y: number, radius = 82): Piece[] {
  const { hub, grip } = faucetHandle(params.handle, 17);
  const place = (s: Shape) =>
    move(
      turn(turn(s, 'y', params.handle === 'lever' || params.handle === 'blade' ? -90 : 0), 'x', 90),
      0,
      y,
      20,
    );
  const plate =
    params.trim === 'square'
      ? move(extrude(roundedRectangle(radius * 2, radius * 2, 8), 9, { bevel: 3 }), 0, y, 0)
      : move(flange(params, radius, 14), 0, y, 0);
  return [
    piece({ slot: 'metal' }, plate, move(turn(cylinder(27, 22, 2), 'x', 90), 0, y, 0), place(hub)),
    piece({ slot: 'metal' }, place(grip)),
  ];
}

/** Hand shower on its holder with a hose that hangs in a bow to its outlet. */
function hand(params: ShowerSetParams, at: Vec3, outlet: Vec3): Piece[] {
  if (params.handShower === 'none') return [];
  const [x, y, z] = at;
  const low = Math.min(y - 330, outlet[1] - 160);
  const hose = splined([
    [x, y, z],
    [x + 10, y - 120, z + 26],
    [x + 34, low, z + 20],
    [(x + outlet[0]) / 2 + 40, low - 24, z + 8],
    [outlet[0] + 14, low + 90, outlet[2] + 10],
    outlet,
  ]);
  return [
    ...changed(handShower(params.handShower), (s) => move(turn(s, 'x', 14), x, y, z)),
    piece(
      { slot: 'metal' },
      tube(6.5, hose),
      move(box(32, 34, 30, 5, 8), x, y + 30, z - 12),
      rod(8, [x, y + 46, 4], [x, y + 46, z - 6]),
    ),
  ];
}

/** A bar on which the hand shower slides. */
function slideBar(m: Measures, x: number, from: number, to: number): Piece {
  const z = 54;
  return piece(
    { slot: 'metal' },
    rod(9, [x, from, z], [x, to, z], 5),
    rod(8, [x, from + 20, 2], [x, from + 20, z]),
    rod(8, [x, to - 20, 2], [x, to - 20, z]),
    ...[from + 20, to - 20].map((y) => move(turn(cylinder(22, 8, 2), 'x', 90), x, y, 0)),
    move(box(m.head > 0 ? 34 : 30, 40, 34, 6, 8), x, (from + to) / 2, z + 2),
  );
}

/** Riser with the head on top and the mixer below, as one exposed piece. */
function column(params: ShowerSetParams, m: Measures): Piece[] {
  const z = 62;
  const top = m.h;
  const low = Math.min(260, m.h * 0.28);
  const bow = params.arm === 'square' ? 10 : Math.min(120, m.reach * 0.5);
  const riser = tube(
    11,
    bent(
      [
        [0, low, z],
        [0, top - 12, z],
        [0, top - 12, m.reach],
        [0, top - 50, m.reach],
      ],
      bow,
    ),
  );
  const mixer = rod(23, [-120, low, z], [120, low, z], 6);
  const { hub, grip } = faucetHandle(
    params.handle === 'lever' || params.handle === 'blade' ? 'thermostatic' : params.handle,
    20,
  );
  const ends = [-1, 1].flatMap((side) =>
    changed([piece({ slot: 'metal' }, hub), piece({ slot: 'metal' }, grip)], (s) =>
      move(turn(s, 'z', side * -90), side * 118, low, z),
    ),
  );
  const feet = [-75, 75].flatMap((x) => [
    move(flange(params, 30), x, low, 0),
    rod(12, [x, low, 4], [x, low, z]),
  ]);
  const stay = [
    rod(8, [0, top * 0.8, 4], [0, top * 0.8, z]),
    move(flange(params, 24, 8), 0, top * 0.8, 0),
  ];
  const tub = params.tubSpout
    ? [
        piece(
          { slot: 'metal' },
          tube(
            15,
            bent(
              [
                [0, low - 10, z],
                [0, low - 10, z + 130],
                [0, low - 50, z + 130],
              ],
              26,
            ),
          ),
        ),
      ]
    : [];
  return [
    piece({ slot: 'metal' }, riser, mixer, ...feet, ...stay),
    ...ends,
    ...tub,
    ...changed(showerHead(params.head, m.head, m.thick), (s) => move(s, 0, top - 50, m.reach)),
    ...hand(params, [44, top * 0.56, z + 22], [30, low - 18, z]),
    ...(params.handShower === 'none'
      ? []
      : [piece({ slot: 'metal' }, rod(7, [0, top * 0.56 + 40, z], [44, top * 0.56 + 40, z + 12]))]),
  ];
}

/** A flat panel with head, sprays and knobs in it. */
function panel(params: ShowerSetParams, m: Measures): Piece[] {
  const w = 200;
  const plate = move(extrude(roundedRectangle(w, m.h, 8), 46, { bevel: 4 }), 0, m.h / 2, 0);
  const sprays = Array.from({ length: Math.max(4, params.bodySprays) }, (_, i) =>
    move(
      turn(cylinder(21, 12, 3), 'x', 90),
      (i % 2 === 0 ? -1 : 1) * 52,
      m.h * 0.34 + Math.floor(i / 2) * 150,
      45,
    ),
  );
  const hoodArm = move(box(w * 0.9, 26, m.reach, 6, 10), 0, m.h - 70, m.reach / 2 + 20);
  return [
    piece({ slot: 'metal', grain: 'y' }, plate, hoodArm),
    piece({ slot: 'face' }, merge(...sprays)),
    ...changed(showerHead('rectangle', Math.min(m.head, 220), m.thick), (s) =>
      move(s, 0, m.h - 50, m.reach),
    ),
    ...changed(valve({ ...params, trim: 'round' }, m.h * 0.24, 40), (s) => move(s, 0, 0, 46)),
    ...hand(params, [-70, m.h * 0.58, 78], [-40, m.h * 0.16, 50]),
  ];
}

/** Pieces of a shower in millimeters: wall at z = 0, or ceiling at y = 0. */
export function buildShowerSet(params: ShowerSetParams): Piece[] {
  // Head and valve are set apart on site: a picture shows them together, not a bare wall.
  const loose = params.form === 'head-and-valve' ? (params.tubSpout ? 640 : 430) : Infinity;
  const m: Measures = {
    head: mmFromTenths(params.headTenths),
    thick: mmFromTenths(params.headThicknessTenths),
    h: Math.min(mmFromTenths(params.heightTenths), loose),
    reach: mmFromTenths(params.reachTenths),
  };
  const sprays = Array.from({ length: params.bodySprays }, (_, i) =>
    changed(
      [
        piece({ slot: 'metal' }, extrude(circle(34), 14, { bevel: 4 })),
        piece({ slot: 'face' }, move(extrude(circle(24), 4, { bevel: 1 }), 0, 0, 12)),
      ],
      (s) => move(s, (i % 2 === 0 ? -1 : 1) * 110, m.h * 0.3 + Math.floor(i / 2) * 170, 0),
    ),
  ).flat();
  switch (params.form) {
    case 'ceiling-rain':
      return [
        piece(
          { slot: 'metal' },
          move(escutcheon(params.trim, 32, 10), 0, -10, 0),
          rod(11, [0, -Math.max(12, m.h - m.thick - 34), 0], [0, 0, 0]),
        ),
        ...changed(showerHead(params.head, m.head, m.thick), (s) =>
          move(s, 0, -Math.max(10, m.h - m.thick - 34), 0),
        ),
      ];
    case 'head':
      return headOnArm(params, m, m.h * 0.8);
    case 'hand-shower':
      return [
        slideBar(m, 0, m.h * 0.3, m.h),
        ...hand(
          { ...params, handShower: params.handShower === 'none' ? 'round' : params.handShower },
          [0, m.h * 0.62, 84],
          [60, m.h * 0.3, 30],
        ),
        piece(
          { slot: 'metal' },
          move(flange(params, 26), 60, m.h * 0.3, 0),
          rod(10, [60, m.h * 0.3, 4], [60, m.h * 0.3, 34]),
        ),
      ];
    case 'column':
    case 'exposed':
      return column(params, m);
    case 'panel':
      return panel(params, m);
    default: {
      const tub = params.tubSpout
        ? [
            piece(
              { slot: 'metal' },
              move(flange(params, 34), 0, 0, 0),
              tube(
                21,
                bent(
                  [
                    [0, 0, 4],
                    [0, 0, 150],
                    [0, -28, 162],
                  ],
                  24,
                ),
                { endRadius: 3 },
              ),
            ),
          ]
        : [];
      const bar =
        params.form === 'system'
          ? [
              slideBar(m, 150, m.h * 0.3, m.h * 0.86),
              ...hand(
                {
                  ...params,
                  handShower: params.handShower === 'none' ? 'round' : params.handShower,
                },
                [150, m.h * 0.56, 84],
                [150, m.h * 0.2, 34],
              ),
              piece(
                { slot: 'metal' },
                move(flange(params, 26), 150, m.h * 0.2, 0),
                rod(10, [150, m.h * 0.2, 4], [150, m.h * 0.2, 36]),
              ),
            ]
          : hand(params, [120, m.h * 0.52, 60], [120, m.h * 0.2, 30]);
      return [
        ...headOnArm(params, m, m.h * 0.92),
        ...valve(params, m.h * (params.tubSpout ? 0.34 : 0.12)),
        ...tub,
        ...bar,
        ...sprays,
      ];
    }
  }
}
