// Knobs of ranges, cooktops and ovens, facing +z with their back at z = 0.
import { box, extrude } from '../geometry/extrude.ts';
import { gear } from '../geometry/outline.ts';
import { type Piece, piece } from '../geometry/part.ts';
import { cylinder } from '../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../geometry/shape.ts';

export type ControlKnob = 'round' | 'bar' | 'skirted' | 'cross';

function disc(radius: number, height: number, bevel: number): Shape {
  return turn(cylinder(radius, height, bevel), 'x', 90);
}

function grip(style: ControlKnob, r: number): Shape {
  switch (style) {
    case 'bar':
      return merge(disc(r, 8, 2), move(box(r * 0.5, r * 2.1, 20, 3, 5), 0, -r * 1.05, 18));
    case 'skirted':
      return merge(
        disc(r * 1.12, 7, 3),
        move(extrude(gear(r * 0.78, 28, 1.6), 24, { bevel: 2 }), 0, 0, 5),
      );
    case 'cross':
      return merge(
        disc(r * 0.9, 8, 2),
        move(box(r * 0.42, r * 1.8, 18, 3, 5), 0, -r * 0.9, 16),
        move(box(r * 1.8, r * 0.42, 18, 3, 5), 0, -r * 0.21, 16),
      );
    default:
      return merge(disc(r * 1.06, 5, 1.5), move(disc(r * 0.86, 26, 4), 0, 0, 4));
  }
}

/** A knob with its bezel and the line that points to the setting; `r` is its radius. */
export function controlKnob(style: ControlKnob, r: number, slot = 'trim'): Piece[] {
  const front = style === 'round' ? 30 : style === 'skirted' ? 29 : 28;
  return [
    piece({ slot }, grip(style, r)),
    piece({ fixed: 'gloss-black' }, disc(r * 1.24, 3, 1)),
    piece({ fixed: 'gloss-black' }, move(box(2.2, r * 0.5, 2, 0.4), 0, r * 0.22, front)),
  ];
}
