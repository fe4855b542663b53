import { extrude } from '../../geometry/extrude.ts';
import { circle, inset, type Outline, roundedRectangle } from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { cylinder, revolve } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { RecessedLightParams } from './schema.ts';

/** A flat ring or frame below the ceiling, from y = -trim to y = 0. */
function frame(outline: Outline, holes: readonly Outline[], trim: number): Shape {
  return turn(extrude(outline, trim, { holes, bevel: Math.min(2.5, trim * 0.4) }), 'x', 90);
}

/** One lamp in its cup: reflector or stepped baffle, and the lit lens deep inside. */
function lamp(params: RecessedLightParams, r: number, depth: number): Piece[] {
  const isWafer = params.form === 'wafer';
  const mouth =
    params.form === 'pinhole' ? r * 0.34 : params.form === 'wall-wash' ? r * 0.62 : r * 0.8;
  const lens = isWafer ? mouth : params.form === 'gimbal' ? mouth * 0.74 : mouth * 0.66;
  const up = isWafer ? 2 : Math.min(depth * 0.6, r * 0.8);
  const steps = params.form === 'baffle' ? 6 : 1;
  const inside = Array.from({ length: steps * 2 + 1 }, (_, i): [number, number] => {
    const t = Math.floor((i + 1) / 2) / steps;
    const s = Math.floor(i / 2) / steps;
    return [mouth + (lens - mouth) * t, up * s];
  });
  const outside: [number, number][] = [
    [lens, up + 3],
    [mouth + 3, up + 3],
    [mouth + 3, 0],
  ];
  const cup = revolve([...outside.reverse(), ...[...inside].reverse()], { ring: true });
  const light = move(
    cylinder(lens * (params.form === 'wall-wash' ? 0.8 : 0.98), 4, 1),
    0,
    up - 3,
    0,
  );
  const tilt = params.form === 'gimbal' ? 18 : 0;
  return changed([piece({ slot: 'baffle' }, cup), piece({ fixed: 'lamp' }, light)], (s) =>
    turn(s, 'z', tilt),
  );
}

function wider(x: number, radius: number): Outline {
  return circle(radius).map(([a, b]) => [a + x, b] as const);
}

/** Pieces of a light in the ceiling, which is at y = 0, in millimeters; the housing stands above it. */
export function buildRecessedLight(params: RecessedLightParams): Piece[] {
  const d = mmFromTenths(params.diameterTenths);
  const trim = mmFromTenths(params.trimTenths);
  const housing = mmFromTenths(params.housingTenths);
  const isSquare = params.shape === 'square';
  const count = isSquare ? params.lamps : 1;
  const width = d * count;
  const outline = isSquare ? roundedRectangle(width, d, 4) : circle(d / 2);
  const spots = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * d);
  const mouth =
    (params.form === 'pinhole' ? 0.34 : params.form === 'wall-wash' ? 0.62 : 0.8) * (d / 2);
  const holes = spots.map((x) => wider(x, mouth));
  // Hollow, so that the lamp inside is seen through the trim.
  const shell = inset(outline, d * 0.06);
  const can = merge(
    turn(
      extrude(shell, housing, { holes: spots.map((x) => wider(x, mouth + 1)), bevel: 1 }),
      'x',
      -90,
    ),
    move(turn(extrude(shell, 3), 'x', -90), 0, housing - 3, 0),
  );
  return [
    piece({ slot: 'trim' }, frame(outline, holes, trim)),
    piece({ fixed: 'gunmetal' }, can),
    ...spots.flatMap((x) =>
      changed(lamp(params, d / 2, housing), (s) => move(s, x, -trim * 0.9, 0)),
    ),
  ];
}
