// Doors and drawer fronts of cabinets, standing on y = 0, centered on x, their backs at z = 0.
import type { RunNode } from '../../document/nodes/run.ts';
import { block, board, stacked } from '../../geometry/boards.ts';
import { prism } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import { FRONT_MM } from './construction.ts';

type DoorStyle = RunNode['doorStyle'];

/** Rails and stiles: 2 1/4 in. */
const RAIL_MM = 57;
/** Lower fronts are made of one board. */
const PLAIN_BELOW_MM = 145;

/** Two stiles and, between them, two rails. */
function frame(w: number, h: number, rail: number, slot = 'front'): Piece[] {
  const stile = board(rail, h, FRONT_MM);
  const cross = board(w - 2 * rail, rail, FRONT_MM);
  return [
    piece(
      { slot, grain: 'y' },
      move(stile, -w / 2 + rail / 2, 0, 0),
      move(stile, w / 2 - rail / 2, 0, 0),
    ),
    piece({ slot }, cross, move(cross, 0, h - rail, 0)),
  ];
}

/** A field that rises from a thin edge to a flat middle. */
function raisedField(w: number, h: number, y: number): Shape {
  const slope = Math.min(34, w * 0.2, h * 0.2);
  const field = stacked(w, h, [
    { z: 3, inset: 0 },
    { z: 9, inset: 0 },
    { z: 15, inset: slope },
    { z: 17, inset: slope + 1.5 },
  ]);
  return move(field, 0, y, 0);
}

/** Boards of about 2 in with a V between them. */
function beadedField(w: number, h: number, y: number): Shape {
  const count = Math.max(2, Math.round(w / 52));
  const step = w / count;
  const grooves = Array.from({ length: count - 1 }, (_, i): Vec2[] => {
    const x = -w / 2 + (i + 1) * step;
    return [
      [x - 3, -11],
      [x, -7.5],
      [x + 3, -11],
    ];
  }).flat();
  const outline: Vec2[] = [[-w / 2, -11], ...grooves, [w / 2, -11], [w / 2, -4], [-w / 2, -4]];
  return move(prism(outline, h), 0, y, 0);
}

/** Half round reeds side by side over the whole front. */
function reeded(w: number, h: number): Shape {
  const count = Math.max(2, Math.round(w / 34));
  const step = w / count;
  const wave = Array.from({ length: count }, (_, i): Vec2[] => {
    const x = -w / 2 + i * step;
    return [
      [x + (i === 0 ? 0 : 0.4), -FRONT_MM + 7],
      [x + step * 0.27, -FRONT_MM],
      [x + step * 0.73, -FRONT_MM],
    ];
  }).flat();
  return prism([...wave, [w / 2, -FRONT_MM + 7], [w / 2, 0], [-w / 2, 0]], h);
}

/** Width of rails that a front of this size has; 0 where it is one board. */
export function railOf(style: DoorStyle, w: number, h: number): number {
  const isPlain = style === 'slab' || style === 'fluted' || h < PLAIN_BELOW_MM || w < 130;
  return isPlain ? 0 : Math.min(RAIL_MM, w * 0.24, h * 0.24);
}

/** A door or drawer front; `slot` is what it wears. */
export function frontShape(style: DoorStyle, w: number, h: number, slot = 'front'): Piece[] {
  if (style === 'fluted' && w > 60) return [piece({ slot, grain: 'y' }, reeded(w, h))];
  const rail = railOf(style, w, h);
  if (rail === 0) return [piece({ slot, grain: h > w ? 'y' : 'x' }, board(w, h, FRONT_MM))];
  const inner = { w: w - 2 * rail, h: h - 2 * rail };
  const grain = h > w * 0.8 ? 'y' : 'x';
  const panel =
    style === 'raised-panel'
      ? raisedField(inner.w + 4, inner.h + 4, rail - 2)
      : style === 'beadboard' && inner.w > 70
        ? beadedField(inner.w + 4, inner.h + 4, rail - 2)
        : block([-inner.w / 2 - 2, rail - 2, 4], [inner.w / 2 + 2, rail + inner.h + 2, 10]);
  return [...frame(w, h, rail, slot), piece({ slot, grain }, panel)];
}

/** A framed glass door; all but slab doors have glazing bars. */
export function glassFront(style: DoorStyle, w: number, h: number): Piece[] {
  const isPlain = style === 'slab' || style === 'fluted';
  const rail = Math.min(isPlain ? 34 : RAIL_MM, w * 0.24, h * 0.24);
  const inner = { w: w - 2 * rail, h: h - 2 * rail };
  const pane = block([-inner.w / 2 - 2, rail - 2, 7], [inner.w / 2 + 2, rail + inner.h + 2, 11]);
  const columns = isPlain ? 1 : Math.max(1, Math.round(inner.w / 190));
  const rows = isPlain ? 1 : Math.max(1, Math.round(inner.h / 260));
  const bars = [
    ...Array.from({ length: columns - 1 }, (_, i) => {
      const x = -inner.w / 2 + (inner.w * (i + 1)) / columns;
      return block([x - 9, rail, 5], [x + 9, rail + inner.h, 17]);
    }),
    ...Array.from({ length: rows - 1 }, (_, i) => {
      const y = rail + (inner.h * (i + 1)) / rows;
      return block([-inner.w / 2, y - 9, 5.5], [inner.w / 2, y + 9, 16.5]);
    }),
  ];
  return [
    ...frame(w, h, rail),
    piece({ slot: 'glass' }, pane),
    ...(bars.length === 0 ? [] : [piece({ slot: 'front' }, ...bars)]),
  ];
}
