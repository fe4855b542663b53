import { drum, pole, wire } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { bent } from '../../geometry/path.ts';
import { cylinder, turned } from '../../geometry/revolve.ts';
import { move, turn } from '../../geometry/shape.ts';
import type { FireExtinguisherParams } from './schema.ts';
import { BRACKET_MM, cylinderOf, VALVE_MM } from './size.ts';

/** Pieces of a fire extinguisher in its bracket, in millimeters: wall at z = 0, foot at y = 0. */
export function buildFireExtinguisher(params: FireExtinguisherParams): Piece[] {
  const { radius: r, height: h } = cylinderOf(params);
  const z = BRACKET_MM + r;
  const shoulder = r * 0.72;
  const neck = 17;
  const tank = turned(
    [
      [0, 0],
      [r - 2, 0],
      [r, 6],
      [r, h - shoulder],
      [neck, h],
      [0, h],
    ],
    [0, 3, 3, shoulder * 0.7, 8, 0],
    { segments: 40 },
  );
  const top = h + VALVE_MM;
  const outlet = h + 26;
  const hose = bent(
    [
      [-neck, outlet, z],
      [-r - 12, outlet, z],
      [-r - 12, h * 0.34, z],
    ],
    26,
  );
  const strap = (y: number) => move(cylinder(r + 2.5, 14, 1.5, 40), 0, y, z);
  return [
    piece({ slot: 'body' }, move(tank, 0, 0, z)),
    piece(
      { fixed: 'paint-white-dove' },
      move(turn(box(r * 1.1, h * 0.34, 2, 0.6, 4), 'x', 0), 0, h * 0.34, z + r - 1),
    ),
    piece(
      { fixed: 'paint-ink-black' },
      move(box(r * 0.9, 8, 1, 0.2, 1), 0, h * 0.61, z + r + 1),
      move(box(r * 0.7, 26, 1, 0.2, 1), 0, h * 0.42, z + r + 1),
    ),
    // The bracket: a plate on the wall, a hook under the valve and a strap.
    piece(
      { fixed: 'gunmetal' },
      move(box(46, h * 0.8, 4, 1.5, 6), 0, h * 0.12, 2),
      move(box(26, 10, BRACKET_MM + r, 2, 3), 0, h + 4, (BRACKET_MM + r) / 2),
      strap(h * 0.16),
    ),
    piece(
      { fixed: 'stainless-steel' },
      move(cylinder(neck, 22, 3, 24), 0, h, z),
      move(box(30, 26, 34, 4, 5), 0, h + 20, z),
      // The gauge looks forward.
      move(turn(drum(14, 8, 24), 'x', 90), 0, h + 30, z + 16),
    ),
    piece({ fixed: 'liner' }, move(turn(drum(12, 1, 24), 'x', 90), 0, h + 30, z + 24)),
    piece(
      { fixed: 'matte-black' },
      // Carrying handle and squeeze lever, to the front right as one faces it.
      pole(7, [0, h + 46, z - 6], [r + 20, h + 40, z - 6], 10),
      pole(8, [-10, top - 10, z - 6], [r + 12, top - 14, z - 6], 10),
      move(box(14, 36, 12, 2, 3), 0, h + 46, z - 6),
      wire(8, hose, 10),
      pole(8, [-r - 12, h * 0.34, z], [-r - 12, h * 0.18, z], 12, 1.25),
    ),
    // The pin and its ring.
    piece(
      { fixed: 'stainless-steel' },
      pole(2.5, [4, h + 62, z - 18], [4, h + 62, z + 14], 8),
      move(turn(drum(9, 2, 16), 'x', 90), 4, h + 54, z + 14),
    ),
  ];
}
