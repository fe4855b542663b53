import { basin } from '../../geometry/basin.ts';
import { type Outline, superellipse } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { cylinder } from '../../geometry/revolve.ts';
import { move, type Shape } from '../../geometry/shape.ts';
import type { VanityMeasures } from './geometry.ts';
import type { VanityParams } from './schema.ts';

interface Hole {
  readonly outline: Outline;
  readonly x: number;
  /** From the wall. */
  readonly z: number;
}

/** A bowl below the countertop, its edge at y = 0. */
function sunken(a: number, b: number, deep: number, exponent: number): Shape {
  const at = (y: number, inset: number) => ({ y, a: a - inset, b: b - inset, exponent });
  return basin([
    at(-deep - 10, a * 0.5),
    at(-deep, a * 0.3),
    at(-deep * 0.5, -8),
    at(0, -12),
    at(0, 0),
    at(-deep * 0.4, 8),
    at(-deep * 0.8, a * 0.24),
    at(-deep + 6, a * 0.46),
  ]);
}

/** A bowl that stands on the countertop at y = 0. */
function vessel(a: number, b: number, tall: number, exponent: number): Shape {
  const at = (y: number, k: number) => ({ y, a: a * k, b: b * k, exponent });
  return basin([
    at(0, 0.56),
    at(tall * 0.08, 0.66),
    at(tall * 0.5, 0.9),
    at(tall, 1),
    at(tall, 0.965),
    at(tall * 0.55, 0.86),
    at(tall * 0.2, 0.6),
    at(tall * 0.14, 0.3),
  ]);
}

/** Basins of a vanity and the holes that they need in its top. */
export function basinsOf(
  params: VanityParams,
  m: VanityMeasures,
): { pieces: Piece[]; holes: Hole[] } {
  if (params.basin === 'none') return { pieces: [], holes: [] };
  const count = params.sinks;
  const step = m.w / count;
  const a = Math.min(230, step * 0.34);
  const b = Math.min(165, m.d * 0.3);
  const z = m.d * 0.54;
  const isVessel = params.basin === 'vessel-round' || params.basin === 'vessel-rect';
  const exponent = params.basin === 'undermount-oval' || params.basin === 'vessel-round' ? 2 : 7;
  const xs = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
  if (isVessel) {
    const wide = params.basin === 'vessel-round' ? Math.min(a, b * 1.25) : a;
    const deep = params.basin === 'vessel-round' ? wide : b;
    return {
      holes: [],
      pieces: xs.flatMap((x) => [
        piece(
          { slot: 'basin' },
          move(vessel(wide, Math.min(deep, m.d * 0.42), 125, exponent), x, m.top, z),
        ),
        piece({ slot: 'hardware' }, move(cylinder(20, 4, 1.5), x, m.top + 16, z)),
      ]),
    };
  }
  const slot = params.basin === 'integrated' ? 'top' : 'basin';
  return {
    holes: xs.map((x) => ({ outline: superellipse(a, b, exponent), x, z })),
    pieces: xs.flatMap((x) => [
      piece(
        { slot },
        move(sunken(a, b, Math.min(140, (m.under - m.foot) * 0.4), exponent), x, m.under + 1, z),
      ),
      piece(
        { slot: 'hardware' },
        move(cylinder(21, 4, 1.5), x, m.under - Math.min(140, (m.under - m.foot) * 0.4) + 6, z),
      ),
    ]),
  };
}
