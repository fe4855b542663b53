import type { Drawing } from '../drawing/drawing.ts';
import type { Spot } from '../drawing/measure.ts';
import { beside, freely, standsOn } from './pieces.ts';

/** Sofa, rug, coffee table and chairs about a middle; unturned, the sofa looks north. */
export function seating(
  drawing: Drawing,
  middle: Spot,
  given: {
    readonly sofa: number;
    readonly chairs: boolean;
    readonly rug: readonly [number, number];
  },
): void {
  const spot = (x: number, y: number, faces = 0): Spot => ({
    at: beside(middle, x, y),
    turn: faces + middle.turn,
  });
  freely(drawing, spot(0, 0), 'rug', { widthTenths: given.rug[0], depthTenths: given.rug[1] });
  freely(drawing, spot(0, -44, 180), 'sofa', { widthTenths: given.sofa });
  const table = freely(drawing, spot(0, 2), 'coffee-table');
  standsOn(drawing, { on: table, spot: spot(-12, 2), height: 17, kind: 'book-stack' });
  standsOn(drawing, {
    on: table,
    spot: spot(12, 3),
    height: 17,
    kind: 'vase',
    params: { heightTenths: 9 },
  });
  if (given.chairs) {
    freely(drawing, spot(-58, 26, 125), 'armchair');
    freely(drawing, spot(58, 26, 235), 'armchair');
  }
}
