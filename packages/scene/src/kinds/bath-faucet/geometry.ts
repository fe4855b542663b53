import { aerator } from '../../fittings/aerator.ts';
import { escutcheon } from '../../fittings/escutcheon.ts';
import { faucetHandle } from '../../fittings/faucet-handle.ts';
import { type SpoutForm, spoutLine } from '../../fittings/spout-line.ts';
import { box, slab } from '../../geometry/extrude.ts';
import { roundedRectangle } from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { bent } from '../../geometry/path.ts';
import { cylinder, revolve, smoothProfile, turned } from '../../geometry/revolve.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import { sweep, tube } from '../../geometry/sweep.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { BathFaucetParams } from './schema.ts';

interface Measures {
  readonly h: number;
  readonly reach: number;
  /** Radius of the spout. */
  readonly r: number;
  readonly spread: number;
}

const LINES: Readonly<Record<BathFaucetParams['spout'], SpoutForm>> = {
  gooseneck: 'gooseneck',
  arc: 'arc',
  angular: 'angular',
  straight: 'straight',
  waterfall: 'straight',
  teapot: 'arc',
  blade: 'straight',
  'fluted-arc': 'arc',
};

/** Tube or bar along a line; blades and waterfalls are flat and wide. */
function pipe(params: BathFaucetParams, r: number, line: readonly Vec3[]): Shape {
  if (params.spout === 'waterfall' || params.spout === 'blade') {
    return sweep(roundedRectangle(r * 2.7, r * 0.95, r * 0.25), line);
  }
  if (params.section === 'square') return sweep(roundedRectangle(r * 1.9, r * 1.7, r * 0.25), line);
  const swell = params.spout === 'teapot' ? (t: number) => 1.25 - 0.45 * t : undefined;
  return tube(r, line, swell === undefined ? {} : { scale: swell });
}

/** Spout on the deck with its outlet; `top` is the highest point. */
function spout(params: BathFaucetParams, m: Measures, top: number, from: number): Piece[] {
  const line = spoutLine(LINES[params.spout], {
    from,
    top: top - m.r,
    outlet: from + (top - from) * (params.spout === 'gooseneck' ? 0.5 : 0.62),
    reach: m.reach,
  });
  const end = line.at(-1) ?? [0, top, m.reach];
  const isFlat = params.spout === 'waterfall' || params.spout === 'blade';
  const outlet = isFlat
    ? [
        piece(
          { fixed: 'rubber' },
          move(box(m.r * 2, 3, m.r * 0.5, 0.6), 0, end[1] - 3, end[2] - m.r * 0.2),
        ),
      ]
    : changed(aerator('metal', m.r * 0.86, 8), (s) => move(s, 0, end[1] + 3, end[2]));
  return [piece({ slot: 'metal' }, pipe(params, m.r, line)), ...outlet];
}

function base(params: BathFaucetParams, radius: number): Shape {
  const height =
    params.base === 'bell' ? 34 : params.base === 'tapered' || params.base === 'stepped' ? 18 : 6;
  return escutcheon(params.base, radius, height);
}

function column(params: BathFaucetParams, radius: number, height: number): Shape {
  if (params.section === 'square') return slab(radius * 1.8, height, radius * 1.8, 1.2, 3);
  if (params.base === 'bell' || params.base === 'stepped') {
    return revolve([
      [0, 0],
      ...smoothProfile([
        [radius * 0.9, 0],
        [radius * 0.72, height * 0.4],
        [radius, height * 0.8],
        [radius * 0.8, height],
      ]),
      [0, height],
    ]);
  }
  return turned(
    [
      [0, 0],
      [radius, 0],
      [radius, height],
      [0, height],
    ],
    [0, 0, 2.5, 0],
  );
}

function handle(params: BathFaucetParams, radius: number): Piece[] {
  const { hub, grip } = faucetHandle(params.handle, radius, params.knurled);
  return [piece({ slot: 'metal' }, hub), piece({ slot: 'accent' }, grip)];
}

/** A handle on its own base, its lever pointing outward. */
function sideValve(params: BathFaucetParams, x: number): Piece[] {
  const r = 15;
  const stand = column(params, r * 0.95, 26);
  return [
    piece({ slot: 'metal' }, move(base(params, 26), x, 0, 0), move(stand, x, 0, 0)),
    ...changed(handle(params, r), (s) => move(turn(s, 'y', x < 0 ? 180 : 0), x, 26, 0)),
  ];
}

function oneHole(params: BathFaucetParams, m: Measures): Piece[] {
  const body = Math.max(17, m.r * 1.35);
  const isSideways =
    params.handle === 'joystick' || params.handle === 'knob' || params.handle === 'wheel';
  const room = params.mount === 'vessel' || isSideways ? 0 : 30;
  const top = m.h - room;
  const bodyTop = isSideways || params.mount === 'vessel' ? top * 0.5 : top * 0.82;
  const grips = isSideways
    ? changed(handle(params, 12), (s) => move(turn(s, 'z', -90), body, bodyTop * 0.6, 0))
    : changed(handle(params, body * 0.82), (s) =>
        room === 0
          ? move(turn(turn(s, 'y', -90), 'z', 0), 0, bodyTop, -2)
          : move(turn(s, 'y', -90), 0, top - 4, 0),
      );
  const stem = room === 0 ? bodyTop : top - 6;
  return [
    piece({ slot: 'metal' }, base(params, body * 1.34), column(params, body, stem)),
    ...spout(params, m, Math.max(top, bodyTop + m.r * 2), Math.min(bodyTop * 0.72, top * 0.6)),
    ...grips,
  ];
}

function spreadOut(params: BathFaucetParams, m: Measures): Piece[] {
  const half = m.spread / 2;
  const body = Math.max(15, m.r * 1.2);
  const plate =
    params.mount === 'centerset'
      ? [piece({ slot: 'metal' }, slab(m.spread + 54, 9, 52, 3, 26))]
      : [];
  return [
    ...plate,
    piece(
      { slot: 'metal' },
      base(params, body * 1.5),
      column(params, body, Math.min(46, m.h * 0.3)),
    ),
    ...spout(params, m, m.h, Math.min(30, m.h * 0.2)),
    ...sideValve(params, -half),
    ...sideValve(params, half),
  ];
}

/** Spout and two handles that leave the wall. */
function onWall(params: BathFaucetParams, m: Measures): Piece[] {
  const flange = (x: number) => move(turn(base(params, 28), 'x', 90), x, 0, 0);
  const drop = m.h * 0.42;
  const line = bent(
    [
      [0, 0, 4],
      [0, 0, m.reach],
      [0, -drop, m.reach],
    ],
    Math.min(40, drop * 0.9),
  );
  const grip = (side: number) =>
    changed(handle(params, 14), (s) =>
      move(turn(turn(s, 'y', side < 0 ? 180 : 0), 'x', 90), (side * m.spread) / 2, 0, 30),
    );
  const necks = [-1, 1].map((side) =>
    move(turn(cylinder(12, 34, 1), 'x', 90), (side * m.spread) / 2, 0, 0),
  );
  return [
    piece(
      { slot: 'metal' },
      flange(0),
      flange(-m.spread / 2),
      flange(m.spread / 2),
      pipe(params, m.r, line),
      ...necks,
    ),
    ...changed(aerator('metal', m.r * 0.86, 8), (s) => move(s, 0, -drop + 3, m.reach)),
    ...grip(-1),
    ...grip(1),
  ];
}

/** Pieces of a bathroom faucet in millimeters: deck at y = 0, or wall at z = 0. */
export function buildBathFaucet(params: BathFaucetParams): Piece[] {
  const m: Measures = {
    h: mmFromTenths(params.heightTenths),
    reach: mmFromTenths(params.reachTenths),
    r: mmFromTenths(params.spoutTenths) / 2,
    spread: mmFromTenths(params.spreadTenths),
  };
  if (params.mount === 'wall') return onWall(params, m);
  return params.mount === 'single-hole' || params.mount === 'vessel'
    ? oneHole(params, m)
    : spreadOut(params, m);
}
