import { aerator } from '../../fittings/aerator.ts';
import { escutcheon } from '../../fittings/escutcheon.ts';
import { faucetHandle, type HandleForm, ribbed } from '../../fittings/faucet-handle.ts';
import { spoutLine } from '../../fittings/spout-line.ts';
import { slab } from '../../geometry/extrude.ts';
import { roundedRectangle } from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { cylinder, revolve, smoothProfile, turned } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { sweep, tube } from '../../geometry/sweep.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { KitchenFaucetParams } from './schema.ts';

export interface Measures {
  readonly height: number;
  readonly reach: number;
  /** Radius of the spout. */
  readonly pipe: number;
  /** Radius of the body that carries it. */
  readonly body: number;
  readonly spread: number;
}

export function measure(params: KitchenFaucetParams): Measures {
  const pipe = mmFromTenths(params.spoutTenths) / 2;
  return {
    height: mmFromTenths(params.heightTenths),
    reach: mmFromTenths(params.reachTenths),
    pipe,
    body: Math.max(17, pipe * 1.38),
    spread: mmFromTenths(params.spreadTenths),
  };
}

/** A pipe of the faucet's section along a line. */
export function pipe(params: KitchenFaucetParams, radius: number, line: readonly Vec3[]): Shape {
  if (params.section === 'round') return tube(radius, line);
  return sweep(roundedRectangle(radius * 2, radius * 1.7, radius * 0.3), line);
}

/** Cover on the deck, from y = 0; returns its height too. */
export function deckBase(
  params: KitchenFaucetParams,
  radius: number,
): { shape: Shape; height: number } {
  if (params.base === 'deck-plate') {
    return { shape: merge(slab(254, 6, 62, 2.4, 30), cylinder(radius, 10, 2)), height: 9 };
  }
  const height =
    params.base === 'bell'
      ? 44
      : params.base === 'tapered'
        ? 26
        : params.base === 'stepped'
          ? 20
          : 6;
  return { shape: escutcheon(params.base, radius * 1.36, height), height };
}

/** Body from the deck up to `height`, in the style that the base sets. */
export function bodyShape(params: KitchenFaucetParams, radius: number, height: number): Shape {
  if (params.section === 'square') return slab(radius * 1.84, height, radius * 1.84, 1.2, 4);
  if (params.base === 'bell' || params.base === 'stepped') {
    return revolve([
      [0, 0],
      ...smoothProfile([
        [radius * 0.86, 0],
        [radius * 0.82, height * 0.3],
        [radius * 1.08, height * 0.5],
        [radius * 1.1, height * 0.72],
        [radius * 0.86, height * 0.86],
        [radius * 0.94, height * 0.92],
        [radius * 0.92, height],
      ]),
      [0, height],
    ]);
  }
  return turned(
    [
      [0, 0],
      [radius, 0],
      [radius, height],
      [radius * 0.8, height + radius * 0.2],
      [0, height + radius * 0.2],
    ],
    [0, 0, 2.4, 1, 0],
  );
}

const handleForms: Readonly<Record<KitchenFaucetParams['handle'], HandleForm>> = {
  'side-lever': 'lever',
  'side-blade': 'blade',
  'top-lever': 'lever',
  cross: 'cross',
  wheel: 'wheel',
  joystick: 'joystick',
};

/** Handle standing on y = 0. */
export function handlePieces(params: KitchenFaucetParams, radius: number): Piece[] {
  const handle = faucetHandle(handleForms[params.handle], radius, params.knurled);
  return [piece({ slot: 'metal' }, handle.hub), piece({ slot: 'accent' }, handle.grip)];
}

/** The mixing handle on the right of a body, its lever pointing up and a little forward. */
export function sideHandle(params: KitchenFaucetParams, bodyRadius: number, y: number): Piece[] {
  const r = Math.max(11, bodyRadius * 0.68);
  const isLever =
    params.handle === 'side-lever' ||
    params.handle === 'side-blade' ||
    params.handle === 'top-lever';
  const place = (shape: Shape) =>
    move(
      turn(turn(turn(shape, 'y', isLever ? 0 : 45), 'z', -90), 'x', isLever ? 158 : 0),
      bodyRadius * 1.55,
      y,
      0,
    );
  const neck = move(
    turn(cylinder(r * 0.96, bodyRadius * 1.5, 1), 'z', -90),
    bodyRadius * 0.1,
    y,
    0,
  );
  return [piece({ slot: 'metal' }, neck), ...changed(handlePieces(params, r), place)];
}

/** Spray head along -y from the origin: the part that the hand pulls down. */
export function sprayHead(params: KitchenFaucetParams, radius: number, length: number): Piece[] {
  const r = radius;
  const head =
    params.section === 'square'
      ? move(slab(r * 2.2, length, r * 2.0, 1.4, 3), 0, -length, 0)
      : revolve([
          [0, -length],
          ...smoothProfile([
            [r * 1.26, -length],
            [r * 1.3, -length * 0.96],
            [r * 1.22, -length * 0.6],
            [r * 1.1, -length * 0.25],
            [r * 1.1, -length * 0.02],
          ]),
          [0, 0],
        ]);
  const seam = move(cylinder(r * 1.02, 2.4, 0.3), 0, -0.4, 0);
  const button = move(turn(cylinder(r * 0.42, 3, 1), 'x', 90), 0, -length * 0.42, r * 1.13);
  const grip = params.knurled
    ? [piece({ slot: 'metal' }, move(ribbed(r * 1.32, length * 0.3, true), 0, -length * 0.9, 0))]
    : [];
  return [
    piece({ slot: 'metal' }, head),
    piece({ fixed: 'rubber' }, seam, button),
    ...grip,
    ...changed(aerator('metal', r * 1.06, 3), (shape) => move(shape, 0, -length + 1.5, 0)),
  ];
}

/** Side sprayer in its own hole, right of the faucet. */
export function sideSprayer(params: KitchenFaucetParams, x: number): Piece[] {
  const base = escutcheon(
    params.base === 'deck-plate' ? 'round' : params.base,
    24,
    params.base === 'bell' ? 30 : 9,
  );
  const wand = revolve([
    [0, 4],
    ...smoothProfile([
      [14, 4],
      [13, 40],
      [11, 62],
      [16, 96],
      [17, 116],
      [12, 124],
    ]),
    [0, 126],
  ]);
  const trigger = move(turn(slab(9, 46, 5, 2, 2), 'x', -14), 0, 62, 13);
  return changed(
    [
      piece({ slot: 'metal' }, base),
      piece({ slot: 'metal' }, wand),
      piece({ slot: 'accent' }, trigger),
    ],
    (shape) => move(shape, x, 0, 0),
  );
}

/** Neck and spray head of a pull-down faucet whose body ends at `from`. */
export function pullDownNeck(params: KitchenFaucetParams, m: Measures, from: number): Piece[] {
  const head = Math.min(105, m.height * 0.26);
  const form = params.spout;
  const top = m.height - m.pipe;
  const outlet = Math.max(m.height * 0.42, Math.min(top - m.reach * 0.5, top - 40));
  const line = spoutLine(form, { from, top, outlet, reach: m.reach });
  const last = line.at(-1) ?? [0, outlet, m.reach];
  const before = line.at(-3) ?? last;
  const lean = (Math.atan2(last[2] - before[2], before[1] - last[1]) * 180) / Math.PI;
  const place = (shape: Shape) => move(turn(shape, 'x', -lean), 0, last[1], last[2]);
  const collar = move(cylinder(m.pipe * 1.2, 6, 1.4), 0, from - 1, 0);
  return [
    piece({ slot: 'metal' }, pipe(params, m.pipe, line), collar),
    ...changed(sprayHead(params, m.pipe, head), place),
  ];
}
