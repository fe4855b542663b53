import { board } from '../../fittings/furniture/board.ts';
import { caseGoods, stack } from '../../fittings/furniture/case.ts';
import { legSet } from '../../fittings/furniture/legs.ts';
import { apron } from '../../fittings/furniture/table.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { DeskParams } from './schema.ts';

const TOP = 28;

/** Pieces of a desk in millimeters: floor at y = 0, back at z = 0. */
export function buildDesk(params: DeskParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const under = h - TOP;
  const deep = d - 20;
  const stackOf = (x: number): Piece[] =>
    changed(
      caseGoods({
        w: 400,
        h: under - 130,
        d: deep,
        columns: [{ share: 1, cells: [{ share: 1.6, use: 'drawer' }, ...stack('drawer', 2)] }],
        front: params.front,
        pull: params.pull,
      }),
      (s) => move(s, x, 130, 10),
    );
  const drawers = changed(
    caseGoods({
      w: w - 60,
      h: 120,
      d: deep,
      t: 12,
      columns: Array.from({ length: w > 1300 ? 3 : 2 }, () => ({
        share: 1,
        cells: stack('drawer', 1),
      })),
      front: params.front,
      pull: params.pull,
    }),
    (s) => move(s, 0, under - 120, 10),
  );
  const hutch = changed(
    caseGoods({
      w: w - 20,
      h: 190,
      d: Math.min(240, d * 0.4),
      t: 16,
      columns: [stack('drawer', 1), stack('open', 1), stack('open', 1), stack('drawer', 1)].map(
        (cells) => ({ share: 1, cells }),
      ),
      front: params.front,
      pull: params.pull,
    }),
    (s) => move(s, 0, h, 0),
  );
  const x = w / 2 - 230;
  const parts: Readonly<Record<DeskParams['form'], Piece[]>> = {
    plain: [piece({ slot: 'body' }, move(apron(w - 90, d - 90, 70), 0, under - 70, d / 2))],
    'apron-drawers': drawers,
    'drawers-right': stackOf(x),
    'drawers-both': [...stackOf(-x), ...stackOf(x)],
    hutch: [...drawers, ...hutch],
  };
  const legs = legSet(params.legs, { w, d, h: under, thick: 48, inset: 16 });
  return [
    piece({ slot: 'body' }, move(board(w, TOP, d, 3), 0, under, d / 2)),
    ...parts[params.form],
    piece({ slot: 'legs', grain: 'y' }, move(legs, 0, 0, d / 2)),
  ];
}
