import { chairBack } from '../../fittings/furniture/chair-back.ts';
import { chairFrame } from '../../fittings/furniture/chair-frame.ts';
import { changed, type Piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { BarStoolParams } from './schema.ts';
import { barStoolHeight } from './size.ts';

/** Pieces of a bar stool in millimeters: floor at y = 0, centered on x. */
export function buildBarStool(params: BarStoolParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const seat = mmFromTenths(params.seatHeightTenths);
  const h = barStoolHeight(params);
  const isBacked = params.back !== 'none';
  const wide = w - 40;
  const deep = d - (isBacked ? 70 : 40);
  const frame = chairFrame({
    w: wide,
    d: deep,
    seat,
    legs: params.legs,
    surface: params.surface,
    footRest: seat * 0.32,
  });
  if (params.back === 'none') return frame;
  const style = params.back === 'low' ? 'splat' : params.back;
  const back = chairBack(style, { w: wide * 0.9, h: h - seat + 20, thick: 24 });
  return [...frame, ...changed(back, (s) => move(s, 0, seat - 20, -deep / 2 + 30))];
}
