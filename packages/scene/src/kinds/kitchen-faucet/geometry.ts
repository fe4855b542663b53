import { aerator } from '../../fittings/aerator.ts';
import { spoutLine } from '../../fittings/spout-line.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { cylinder } from '../../geometry/revolve.ts';
import { move, turn } from '../../geometry/shape.ts';
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
  sprayHead,
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

/** Low faucet whose spout slants forward and ends in the hand spray; handle on top. */
function pullOut(params: KitchenFaucetParams, m: Measures): Piece[] {
  const bodyTop = m.height * 0.62;
  const tip = m.height - m.pipe * 1.4;
  const lean = (Math.atan2(tip - bodyTop * 0.7, m.reach) * 180) / Math.PI;
  const spoutLength = Math.hypot(m.reach, tip - bodyTop * 0.7) * 0.5;
  const neck = pipe(params, m.pipe * 1.15, [
    [0, bodyTop * 0.7, 0],
    [
      0,
      bodyTop * 0.7 + spoutLength * Math.sin((lean * Math.PI) / 180),
      spoutLength * Math.cos((lean * Math.PI) / 180),
    ],
  ]);
  const head = changed(sprayHead(params, m.pipe, spoutLength * 0.98), (shape) =>
    move(
      turn(shape, 'x', -90 - lean),
      0,
      bodyTop * 0.7 + spoutLength * Math.sin((lean * Math.PI) / 180),
      spoutLength * Math.cos((lean * Math.PI) / 180),
    ),
  );
  const drop = changed(aerator('metal', m.pipe * 0.8, 10), (shape) =>
    move(shape, 0, tip - m.pipe * 0.7, m.reach * 0.92),
  );
  return [
    piece(
      { slot: 'metal' },
      deckBase(params, m.body * 1.1).shape,
      bodyShape(params, m.body * 1.1, bodyTop),
      neck,
    ),
    ...head,
    ...drop,
    ...changed(handlePieces(params, m.body * 0.82), (shape) =>
      move(turn(shape, 'y', -90), 0, bodyTop + 2, 0),
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

/** Pieces of a kitchen faucet in millimetres: deck at y = 0, the main hole at x = z = 0. */
export function buildKitchenFaucet(params: KitchenFaucetParams): Piece[] {
  const m = measure(params);
  const pieces = forms[params.form](params, m);
  if (!params.sideSprayer || params.form === 'pot-filler') return pieces;
  const apart = params.form === 'bridge' || params.form === 'two-handle' ? m.spread / 2 : 20;
  return [...pieces, ...sideSprayer(params, apart + 95)];
}
