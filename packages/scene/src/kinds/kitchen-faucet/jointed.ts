// Faucets with joints, springs or bridges: everything that is not one neck on one body.
import { aerator } from '../../fittings/aerator.ts';
import { escutcheon } from '../../fittings/escutcheon.ts';
import { spoutLine } from '../../fittings/spout-line.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { arcYZ, bent, coilAlong } from '../../geometry/path.ts';
import { ball, cylinder, torus, turned } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { rod, tube } from '../../geometry/sweep.ts';
import {
  bodyShape,
  deckBase,
  handlePieces,
  type Measures,
  pipe,
  sideHandle,
  sprayHead,
} from './parts.ts';
import type { KitchenFaucetParams } from './schema.ts';

/** Hinge between two arms: an upright drum with a groove, centered on the origin. */
function joint(radius: number, height: number): Shape {
  return merge(
    move(cylinder(radius, height * 0.46, 1.2), 0, height * 0.04, 0),
    move(cylinder(radius, height * 0.46, 1.2), 0, -height * 0.5, 0),
    move(cylinder(radius * 0.86, height * 0.2), 0, -height * 0.1, 0),
  );
}

/** Wall faucet above a range: two arms that fold, a valve at the wall and one at the outlet. */
export function potFiller(params: KitchenFaucetParams, m: Measures): Piece[] {
  const r = m.pipe * 0.82;
  const arm = m.reach * 0.5;
  const out = 66;
  const flange = turn(
    escutcheon(
      params.base === 'deck-plate' ? 'round' : params.base,
      32,
      params.base === 'round' || params.base === 'square' ? 8 : 20,
    ),
    'x',
    90,
  );
  const stub = rod(r * 1.25, [0, 0, 4], [0, 0, out]);
  const low = -m.height * 0.5;
  const elbow: [number, number, number] = [arm, 0, out + 26];
  const end: [number, number, number] = [2 * arm * 0.98, 0, out + 60];
  const armOne = pipe(params, r, [
    [0, 22, out],
    [elbow[0], 22, elbow[2]],
  ]);
  const armTwo = pipe(
    params,
    r,
    bent(
      [
        [elbow[0], -2, elbow[2]],
        [end[0], -2, end[2]],
        [end[0], low, end[2]],
      ],
      24,
    ),
  );
  const joints = merge(
    move(joint(r * 1.5, 64), 0, 10, out),
    move(joint(r * 1.5, 60), elbow[0], 10, elbow[2]),
  );
  const handleAt = (x: number, y: number, z: number) => (shape: Shape) =>
    move(turn(turn(shape, 'y', -70), 'x', 90), x, y, z);
  return [
    piece(
      { slot: 'metal' },
      flange,
      stub,
      armOne,
      armTwo,
      joints,
      rod(r, [0, -22, out], [0, 42, out]),
    ),
    ...changed(handlePieces(params, 11), (shape) => move(turn(shape, 'y', 40), 0, 42, out)),
    ...changed(handlePieces(params, 10), handleAt(end[0] - 26, -2, end[2] + r * 0.6)),
    ...changed(aerator('metal', r * 1.18, 12), (shape) => move(shape, end[0], low + 2, end[2])),
  ];
}

/** Two valves joined by a bridge above the deck, the spout rising from its middle. */
export function bridge(params: KitchenFaucetParams, m: Measures): Piece[] {
  const half = m.spread / 2;
  const level = Math.min(96, m.height * 0.26);
  const r = m.pipe * 0.86;
  const foot = deckBase(
    { ...params, base: params.base === 'deck-plate' ? 'round' : params.base },
    m.pipe * 1.3,
  );
  const post = (x: number) => [
    piece(
      { slot: 'metal' },
      move(foot.shape, x, 0, 0),
      move(bodyShape(params, r * 1.25, level + r), x, 0, 0),
    ),
    ...changed(handlePieces(params, 12.5), (shape) =>
      move(turn(shape, 'y', x < 0 ? 160 : 20), x, level + r + 2, 0),
    ),
  ];
  const line = spoutLine(params.spout, {
    from: level,
    top: m.height - m.pipe,
    outlet: Math.max(level + 30, m.height * 0.5),
    reach: m.reach,
  });
  const last = line.at(-1) ?? [0, 0, 0];
  return [
    ...post(-half),
    ...post(half),
    piece(
      { slot: 'metal' },
      pipe(params, r, [
        [-half, level, 0],
        [half, level, 0],
      ]),
      move(
        turned(
          [
            [0, -18],
            [r * 1.5, -14],
            [r * 1.7, 0],
            [r * 1.5, 16],
            [r * 1.15, 24],
            [0, 24],
          ],
          4,
        ),
        0,
        level,
        0,
      ),
      pipe(params, m.pipe * 0.9, line),
    ),
    ...changed(aerator('metal', m.pipe * 1.05, 12), (shape) =>
      move(shape, 0, last[1] + 4, last[2]),
    ),
  ];
}

/** Spout and two handles in three holes. */
export function twoHandle(params: KitchenFaucetParams, m: Measures): Piece[] {
  const half = m.spread / 2;
  const foot = deckBase(
    { ...params, base: params.base === 'deck-plate' ? 'round' : params.base },
    m.pipe * 1.25,
  );
  const rise = Math.max(26, foot.height + 16);
  const valve = (x: number) => [
    piece(
      { slot: 'metal' },
      move(foot.shape, x, 0, 0),
      move(cylinder(m.pipe * 1.1, rise, 1.5), x, 0, 0),
    ),
    ...changed(handlePieces(params, 14), (shape) =>
      move(turn(shape, 'y', x < 0 ? 170 : 10), x, rise, 0),
    ),
  ];
  const from = m.height * 0.22;
  const line = spoutLine(params.spout, {
    from: from * 0.9,
    top: m.height - m.pipe,
    outlet: m.height * 0.5,
    reach: m.reach,
  });
  const last = line.at(-1) ?? [0, 0, 0];
  return [
    ...valve(-half),
    ...valve(half),
    piece(
      { slot: 'metal' },
      foot.shape,
      bodyShape(params, m.pipe * 1.2, from),
      pipe(params, m.pipe, line),
    ),
    ...changed(aerator('metal', m.pipe * 1.12, 14), (shape) =>
      move(shape, 0, last[1] + 4, last[2]),
    ),
  ];
}

/** Open spring over a hose that hangs in a dock: the professional kitchen's faucet. */
export function springFaucet(params: KitchenFaucetParams, m: Measures): Piece[] {
  const bodyTop = m.height * 0.3;
  const base = deckBase(params, m.body);
  const coilRadius = m.pipe * 1.02;
  const top = m.height - coilRadius - 2;
  const radius = m.reach / 2;
  const hoseEnd = m.height * 0.52;
  const line = [
    [0, bodyTop, 0] as const,
    [0, (bodyTop + top - radius) / 2, 0] as const,
    ...arcYZ([0, top - radius, radius], radius, 180, 0),
    [0, hoseEnd, m.reach] as const,
  ];
  const coil = tube(m.pipe * 0.17, coilAlong(line, coilRadius, m.pipe * 0.56));
  const dock = m.height * 0.44;
  const arm = rod(m.pipe * 0.36, [0, dock, 0], [0, dock, m.reach - m.pipe]);
  const ring = move(
    merge(torus(m.pipe * 1.25, 3.4), move(cylinder(m.pipe * 1.2, 0.5), 0, -0.2, 0)),
    0,
    dock,
    m.reach,
  );
  const head = m.height * 0.3;
  return [
    piece(
      { slot: 'metal' },
      base.shape,
      bodyShape(params, m.body, bodyTop),
      coil,
      arm,
      ring,
      move(cylinder(m.pipe * 1.15, 16, 2), 0, bodyTop - 4, 0),
      rod(m.pipe * 0.95, [0, bodyTop, 0], [0, dock + 16, 0], 2),
      move(cylinder(m.pipe * 1.12, 16, 2), 0, dock - 8, 0),
    ),
    piece({ fixed: 'rubber' }, tube(m.pipe * 0.55, line)),
    ...changed(sprayHead(params, m.pipe * 0.86, head), (shape) =>
      move(shape, 0, hoseEnd + 6, m.reach),
    ),
    ...sideHandle(params, m.body, bodyTop * 0.55),
  ];
}

/** Pro faucet whose straight arm turns in two joints. */
export function articulated(params: KitchenFaucetParams, m: Measures): Piece[] {
  const base = deckBase(params, m.body);
  const bodyTop = m.height * 0.34;
  const r = m.pipe * 0.88;
  const elbowY = m.height - m.pipe * 1.4;
  const middle: [number, number, number] = [0, elbowY - m.reach * 0.16, m.reach * 0.52];
  const end: [number, number, number] = [0, elbowY - m.reach * 0.34, m.reach];
  const drum = (at: readonly [number, number, number]) =>
    move(turn(joint(m.pipe * 1.3, m.pipe * 2.5), 'z', 90), at[0], at[1], at[2]);
  const head = m.height * 0.24;
  return [
    piece(
      { slot: 'metal' },
      base.shape,
      bodyShape(params, m.body, bodyTop),
      rod(r, [0, bodyTop, 0], [0, elbowY, 0]),
      drum([0, elbowY, 0]),
      rod(r, [0, elbowY, 0], middle),
      drum(middle),
      rod(r, middle, end),
      drum(end),
      move(ball(r * 1.02), ...end),
    ),
    ...changed(sprayHead(params, m.pipe, head), (shape) => move(shape, 0, end[1] - m.pipe, end[2])),
    ...sideHandle(params, m.body, bodyTop * 0.5),
  ];
}
