import { board } from '../../fittings/furniture/board.ts';
import { tuftedPanel } from '../../fittings/furniture/quilting.ts';
import { cushion } from '../../fittings/furniture/soft.ts';
import { lowerShelf, tableStand } from '../../fittings/furniture/table-stand.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { BenchParams } from './schema.ts';

/** Pieces of a bench in millimeters: floor at y = 0, centered. */
export function buildBench(params: BenchParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const soft = { wood: 0, cushion: 60, upholstered: 95, woven: 34, tufted: 90 }[params.seat];
  const thick = params.seat === 'woven' || params.seat === 'upholstered' ? 26 : 34;
  const under = h - soft - (params.seat === 'woven' ? 0 : thick);
  const stand = tableStand(params.legs, {
    w,
    d,
    h: under,
    thick: 46,
    rails: params.legs === 'square' ? 60 : 0,
    inset: 14,
  });
  const pad =
    params.seat === 'tufted'
      ? turn(
          move(tuftedPanel({ width: w, height: d, thick: soft, pitch: 190 }), 0, -d / 2, 0),
          'x',
          -90,
        )
      : cushion(
          w - (params.seat === 'cushion' ? 16 : 0),
          soft,
          d - (params.seat === 'cushion' ? 16 : 0),
          {
            crown: params.seat === 'woven' ? 2 : 18,
            corner: params.seat === 'woven' ? 10 : 26,
            edge: params.seat === 'woven' ? 12 : 30,
            bulge: 0,
          },
        );
  return [
    piece({ slot: 'legs', grain: 'y' }, stand),
    ...(params.seat === 'woven'
      ? []
      : [piece({ slot: 'legs' }, move(board(w, thick, d, 4), 0, under, 0))]),
    ...(soft > 0 ? [piece({ slot: 'fabric' }, move(pad, 0, h - soft, 0))] : []),
    ...(params.shelf
      ? lowerShelf(w - 130, d - 70, 3).map((s) => piece({ slot: 'legs' }, move(s, 0, 140, 0)))
      : []),
  ];
}
