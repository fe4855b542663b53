import { canopy, suspension } from '../../fittings/hanging.ts';
import { lightShade, shadeCap } from '../../fittings/light-shade.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { PendantParams } from './schema.ts';
import { pendantSize } from './size.ts';

/** One shade on its suspension, the ceiling at y = 0, its lowest point at y = -height. */
function single(params: PendantParams, height: number): Piece[] {
  const diameter = mmFromTenths(params.diameterTenths);
  const shade = Math.min(mmFromTenths(params.shadeHeightTenths), height * 0.86);
  const drop = height - shade;
  return [
    ...suspension(params.suspension, drop - 10, diameter * 0.3),
    ...changed(lightShade(params.shade, diameter, shade), (s) => move(s, 0, -drop, 0)),
    piece({ slot: 'metal' }, move(shadeCap(diameter * 0.4, params.cap), 0, -drop - 1, 0)),
  ];
}

/** Pieces of a pendant in millimeters: the ceiling at y = 0. */
export function buildPendant(params: PendantParams): Piece[] {
  const height = mmFromTenths(params.heightTenths);
  if (params.count === 1) return [piece({ slot: 'metal' }, canopy(62)), ...single(params, height)];
  const { width } = pendantSize(params);
  const ring = (width - mmFromTenths(params.diameterTenths)) / 2;
  const lights = Array.from({ length: params.count }, (_, i) => {
    const angle = (2 * Math.PI * i) / params.count + 0.5;
    const step = params.count === 1 ? 1 : 0.68 + (0.32 * i) / (params.count - 1);
    return changed(single(params, height * step), (s) =>
      move(s, ring * Math.cos(angle), 0, ring * Math.sin(angle)),
    );
  });
  return [piece({ slot: 'metal' }, canopy(Math.max(90, ring + 30))), ...lights.flat()];
}
