import { type Piece, piece } from '../geometry/part.ts';
import { cylinder, turned } from '../geometry/revolve.ts';
import { merge, move } from '../geometry/shape.ts';

/**
 * Outlet of a faucet, hanging below y = 0 on the axis: a metal ring and, set back in it, the dark
 * mesh that the water comes out of.
 */
export function aerator(slot: string, radius: number, height: number): Piece[] {
  const ring = turned(
    [
      [radius * 0.72, 0],
      [radius * 0.72, -height],
      [radius, -height],
      [radius, 0],
    ],
    Math.min(0.8, radius * 0.07),
    { ring: true },
  );
  const mesh = move(cylinder(radius * 0.73, height * 0.6), 0, -height * 0.75, 0);
  const holes = Array.from({ length: 6 }, (_, i) =>
    move(
      cylinder(radius * 0.1, 0.4, 0.1, 8),
      radius * 0.42 * Math.cos((i * Math.PI) / 3),
      -height * 0.75 - 0.3,
      radius * 0.42 * Math.sin((i * Math.PI) / 3),
    ),
  );
  return [piece({ slot }, ring), piece({ fixed: 'rubber' }, merge(mesh, ...holes))];
}
