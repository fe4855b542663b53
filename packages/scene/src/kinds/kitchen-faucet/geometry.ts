import { aerator } from '../../fittings/aerator.ts';
import { spoutLine } from '../../fittings/spout-line.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { cylinder } from '../../geometry/revolve.ts';
import { move, turn } from '../../geometry/shape.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { articulated, bridge, potFiller, springFaucet, twoHandle } from './jointed.ts';
import {
  bodyShape,
  deckBase,
  handlePieces,
  type Measures,
  measure,
  pipe,
  pullDownNeck,
  sideHandle,
  sideSprayer,
} from './parts.ts';
import type { KitchenFaucetParams } from './schema.ts';

function handleOn(params: KitchenFaucetParams, m: Measures, bodyTop: number): Piece[] {
  return sideHandle(params, m.body, bodyTop * 0.58);
}

function pullDown(params: KitchenFaucetParams, m: Measures): Piece[] {
  const bodyTop = m.height * 0.31;
  return [
    piece({ slot: 'metal' }, deckBase(params, m.body).shape, bodyShape(params, m.body, bodyTop)),
    ...pullDownNeck(params, m, bodyTop),
    ...handleOn(params, m, bodyTop),
  ];
}

/** Low faucet whose spout slants forward; its front half is the hand spray, its handle on top. */
function pullOut(params: KitchenFaucetParams, m: Measures): Piece[] {
  const body = m.body * 1.1;
  const bodyTop = m.height - body * 1.5;
  const start = bodyTop * 0.56;
  const rise = Math.min(0.36, (m.height * 0.86 - start) / m.reach);
  const along = (t: number): Vec3 => [0, start + rise * m.reach * t, m.reach * t];
  const neck = pipe(params, m.pipe * 1.12, [along(0), along(0.44)]);
  const wand = tube(m.pipe * 1.12, [along(0.455), along(0.75), along(0.98)], {
    scale: (t) => 1 - 0.16 * t,
    endRadius: m.pipe * 0.7,
  });
  const tip = along(0.93);
  const drop = changed(aerator('metal', m.pipe * 0.78, 12), (shape) =>
    move(turn(shape, 'x', -10), tip[0], tip[1] - m.pipe * 0.74, tip[2]),
  );
  const button = move(turn(cylinder(m.pipe * 0.34, 3, 1), 'x', -16), ...along(0.72));
  return [
    piece(
      { slot: 'metal' },
      deckBase(params, body).shape,
      bodyShape(params, body, bodyTop),
      neck,
      wand,
    ),
    piece(
      { fixed: 'rubber' },
      pipe(params, m.pipe * 1.03, [along(0.43), along(0.46)]),
      move(button, 0, m.pipe * 0.9, 0),
    ),
    ...drop,
    ...changed(handlePieces(params, body * 0.82), (shape) =>
      move(turn(shape, 'y', 180), 0, bodyTop + 2, 0),
    ),
  ];
}

/** Slender faucets of bars and water filters: one bent pipe. */
function slender(params: KitchenFaucetParams, m: Measures): Piece[] {
  const isFilter = params.form === 'filtered';
  const bodyTop = m.height * (isFilter ? 0.2 : 0.28);
  const body = isFilter ? m.body * 0.8 : m.body;
  const line = spoutLine(params.spout, {
    from: bodyTop,
    top: m.height - m.pipe,
    outlet: m.height * 0.56,
    reach: m.reach,
  });
  const last = line.at(-1) ?? [0, 0, 0];
  return [
    piece(
      { slot: 'metal' },
      deckBase(params, body).shape,
      bodyShape(params, body, bodyTop),
      pipe(params, m.pipe, line),
      move(cylinder(m.pipe * 1.25, 7, 1.5), 0, bodyTop - 2, 0),
    ),
    ...changed(aerator('metal', m.pipe * 1.15, 13), (shape) =>
      move(shape, 0, last[1] + 4, last[2]),
    ),
    ...sideHandle(params, body * (isFilter ? 0.8 : 1), bodyTop * 0.6),
  ];
}

const forms = {
  'pull-down': pullDown,
  'pull-out': pullOut,
  bridge,
  'pot-filler': potFiller,
  articulated,
  'commercial-spring': springFaucet,
  'two-handle': twoHandle,
  bar: slender,
  filtered: slender,
} as const;

/** Pieces of a kitchen faucet in millimeters: deck at y = 0, the main hole at x = z = 0. */
export function buildKitchenFaucet(params: KitchenFaucetParams): Piece[] {
  const m = measure(params);
  const pieces = forms[params.form](params, m);
  if (!params.sideSprayer || params.form === 'pot-filler') return pieces;
  const apart = params.form === 'bridge' || params.form === 'two-handle' ? m.spread / 2 : 20;
  return [...pieces, ...sideSprayer(params, apart + 95)];
}
