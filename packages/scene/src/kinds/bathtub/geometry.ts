import { basin, type Station } from '../../geometry/basin.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { ball, cylinder, revolve, smoothProfile } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { BathtubParams } from './schema.ts';

interface Measures {
  readonly a: number;
  readonly b: number;
  readonly h: number;
  /** Floor to the underside of the body. */
  readonly base: number;
  readonly wall: number;
}

const RIMS = { thin: 14, flat: 70, rolled: 46 } as const;

function measure(params: BathtubParams): Measures {
  const a = mmFromTenths(params.lengthTenths) / 2;
  const isRound = params.form === 'soaking-round';
  const footed = params.form === 'clawfoot' || params.form === 'clawfoot-slipper';
  return {
    a,
    b: isRound ? a : mmFromTenths(params.widthTenths) / 2,
    h: mmFromTenths(params.heightTenths),
    base: footed ? 120 : params.form === 'pedestal' ? 60 : 0,
    wall: params.form === 'alcove' || params.form === 'drop-in' ? 90 : RIMS[params.rim],
  };
}

/** How the rim rises toward the ends. */
function rise(params: BathtubParams, h: number): ((x: number) => number) | undefined {
  const tall = h * 0.26;
  switch (params.form) {
    case 'slipper':
    case 'clawfoot-slipper':
      return (x) => tall * ((1 - x) / 2) ** 2.2 - tall;
    case 'double-slipper':
    case 'boat':
      return (x) => tall * Math.abs(x) ** 2.4 - tall;
    default:
      return undefined;
  }
}

function exponentOf(params: BathtubParams): number {
  if (params.form === 'alcove' || params.form === 'drop-in') return 26;
  if (params.form === 'rectangular') return Math.max(6, params.squareness);
  return params.form === 'soaking-round' ? 2 : params.squareness;
}

/** Outer wall from the floor up: straight, tapered or waisted. */
function outside(params: BathtubParams, m: Measures): Station[] {
  const exponent = exponentOf(params);
  const lift = rise(params, m.h);
  const narrow = 1 - params.taperPct / 100;
  const waist = params.apron === 'waisted' ? 0.9 : 1;
  const isBuiltIn = params.form === 'alcove' || params.form === 'drop-in';
  const rows = isBuiltIn ? [0, 1] : [0, 0.04, 0.16, 0.34, 0.55, 0.76, 0.92, 1];
  return rows.map((t) => {
    const swell = isBuiltIn ? 1 : narrow + (1 - narrow) * Math.sin((t * Math.PI) / 2) ** 0.9;
    const pinch = isBuiltIn ? 1 : 1 - (1 - waist) * Math.sin(Math.PI * Math.min(1, t * 1.3));
    const foot = t === 0 && !isBuiltIn ? 0.985 : 1;
    const ends = isBuiltIn ? 1 : m.base > 0 && t < 0.3 ? 0.55 + 1.5 * t : 1;
    return {
      y: m.base + (m.h - m.base) * t,
      a: m.a * swell * pinch * foot * (m.base > 0 ? Math.max(0.6, ends) : 1),
      b: m.b * swell * pinch * foot * (m.base > 0 ? Math.max(0.6, ends) : 1),
      exponent,
      ...(lift === undefined ? {} : { lift: (x: number) => lift(x) * t ** 2 }),
    };
  });
}

/** The well: from the rim down to the floor of the tub. */
function inside(params: BathtubParams, m: Measures, gap: number): Station[] {
  const isBuiltIn = params.form === 'alcove' || params.form === 'drop-in';
  const exponent = isBuiltIn ? 4 : exponentOf(params);
  const lift = rise(params, m.h);
  const floor = m.base + 55;
  const a = m.a - m.wall + gap;
  const b = m.b - m.wall + gap;
  return [1, 0.97, 0.86, 0.6, 0.34, 0.14, 0.04, 0].map((t) => {
    const lean = 0.76 + 0.24 * Math.sin((t * Math.PI) / 2) ** 0.7;
    return {
      y: floor - gap + (m.h - floor + gap) * t,
      a: a * lean * (t === 0 ? 0.9 : 1),
      b: b * (0.8 + 0.2 * Math.sin((t * Math.PI) / 2) ** 0.7) * (t === 0 ? 0.86 : 1),
      exponent,
      ...(lift === undefined ? {} : { lift: (x: number) => lift(x) * t ** 2 }),
    };
  });
}

function clawFoot(style: BathtubParams['feet']): Shape {
  if (style === 'ball') return merge(move(ball(34), 0, 34, 0), move(cylinder(16, 90, 3), 0, 60, 0));
  if (style === 'plain') return move(box(46, 150, 46, 8, 12), 0, 0, 0);
  return merge(
    move(ball(30, 26), 0, 26, 0),
    revolve(
      smoothProfile([
        [26, 30],
        [34, 52],
        [24, 86],
        [30, 130],
        [44, 165],
      ]),
    ),
    ...[-24, 0, 24].map((x) => move(turn(cylinder(9, 46, 6), 'x', 40), x, 8, 24)),
  );
}

function feet(params: BathtubParams, m: Measures): Piece[] {
  if (params.form === 'pedestal') {
    const foot = basin([
      { y: 0, a: m.a * 0.62, b: m.b * 0.62, exponent: params.squareness },
      { y: 40, a: m.a * 0.6, b: m.b * 0.6, exponent: params.squareness },
      { y: 74, a: m.a * 0.52, b: m.b * 0.52, exponent: params.squareness },
    ]);
    return [piece({ slot: 'exterior' }, foot)];
  }
  if (m.base === 0) return [];
  const places = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => move(clawFoot(params.feet), x * m.a * 0.56, 0, z * m.b * 0.5)),
  );
  return [piece({ slot: 'metal' }, ...places)];
}

/** Panels or flutes on the front of a built-in or panelled tub. */
function apron(params: BathtubParams, m: Measures): Piece[] {
  const isBuiltIn = params.form === 'alcove' || params.form === 'drop-in';
  if (!isBuiltIn || params.apron === 'plain' || params.apron === 'waisted') return [];
  const count = params.apron === 'paneled' ? 3 : Math.round((m.a * 2) / 42);
  const wide = (m.a * 2 - 80) / count;
  const bars = Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * wide;
    return params.apron === 'paneled'
      ? move(box(wide - 44, m.h - 130, 10, 4, 6), x, 60, m.b)
      : move(cylinder(wide * 0.36, m.h - 90, 6), x, 40, m.b - wide * 0.1);
  });
  return [piece({ slot: 'exterior' }, merge(...bars))];
}

/** Pieces of a bathtub in millimeters: floor at y = 0, centered on x and z, its head toward -x. */
export function buildBathtub(params: BathtubParams): Piece[] {
  const m = measure(params);
  const out = outside(params, m);
  const rim = out.at(-1);
  if (rim === undefined) throw new Error('a tub needs a rim');
  const roll =
    params.rim === 'rolled' && m.wall < 90
      ? [
          { ...rim, y: rim.y - 4, a: rim.a + 12, b: rim.b + 12 },
          { ...rim, y: rim.y + 12, a: rim.a + 8, b: rim.b + 8 },
        ]
      : [];
  const gap = 8;
  const hull = basin([
    ...out,
    { ...rim, a: rim.a - 4, b: rim.b - 4, y: rim.y + 2 },
    ...inside(params, m, gap),
  ]);
  const lip = { ...rim, y: rim.y + 4 };
  const liner = [...inside(params, m, gap - 1)].reverse();
  const lining = basin([
    ...liner,
    { ...lip, y: rim.y - 1, a: rim.a - 8, b: rim.b - 8 },
    ...roll,
    { ...lip, a: rim.a - 1, b: rim.b - 1 },
    { ...lip, y: rim.y + 9, a: rim.a - 5, b: rim.b - 5 },
    ...inside(params, m, 0).map((station, i) =>
      i === 0 ? { ...station, y: station.y + 8 } : station,
    ),
  ]);
  const side = params.drain === 'center' ? 0 : params.drain === 'left' ? -1 : 1;
  const x = side * m.a * 0.6;
  const drain = move(cylinder(33, 8, 3), x, m.base + 52, 0);
  const wall = (params.drain === 'center' ? m.b : m.a) - m.wall;
  const overflow = !params.overflow
    ? []
    : params.drain === 'center'
      ? [move(turn(cylinder(30, 10, 3), 'x', 70), 0, m.h * 0.72, -wall * 0.93)]
      : [move(turn(cylinder(30, 10, 3), 'z', side * 70), side * wall * 0.94, m.h * 0.72, 0)];
  return [
    piece({ slot: 'exterior' }, hull),
    piece({ slot: 'shell' }, lining),
    piece({ slot: 'metal' }, drain, ...overflow),
    ...feet(params, m),
    ...apron(params, m),
  ];
}
