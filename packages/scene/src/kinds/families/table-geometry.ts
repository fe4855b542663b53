import {
  type EdgeStyle,
  type TopShape,
  tableTop,
  topOutline,
} from '../../fittings/furniture/table.ts';
import { type StandStyle, tableStand } from '../../fittings/furniture/table-stand.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';

interface TableForm {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly shape: TopShape;
  /** Thickness of a leg; it stands half as far in from the edge. */
  readonly legMm: number;
  readonly railMm?: number;
}

interface TableParams {
  readonly topThicknessTenths: number;
  readonly edge: EdgeStyle;
  readonly base: StandStyle;
}

/** Top and stand of a table in millimeters: floor at y = 0, centered. */
export function tablePieces(params: TableParams, form: TableForm): Piece[] {
  const { width: w, depth: d, legMm } = form;
  const thick = mmFromTenths(params.topThicknessTenths);
  const under = form.height - thick;
  const top = tableTop(topOutline(form.shape, w, d), thick, params.edge);
  const stand = tableStand(params.base, {
    w,
    d,
    h: under,
    thick: legMm,
    rails: form.railMm ?? 0,
    inset: legMm / 2,
  });
  return [
    piece({ slot: 'top' }, move(top, 0, under, 0)),
    piece({ slot: 'legs', grain: 'y' }, stand),
  ];
}
