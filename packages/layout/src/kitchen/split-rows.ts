// Rows apart from others: two stretches of one wall with a door between them, walls whose rows end before their corner,
// walls of a bent room.
import { tenths } from '../drawing/measure.ts';
import { type FixedBody, fromSegment, type RoomModel } from '../room/room-model.ts';
import {
  BASE,
  cutTo,
  EASY_AISLE,
  galleyAisle,
  LENGTHS,
  ROW_DEPTH,
  type Row,
  type RowSet,
  rowKey,
  rowsOf,
} from './rows.ts';

/** Along a wall, rows that do not end in a corner keep so far from each other: nobody leaves a sliver between them. */
const BETWEEN = 30;

/** A row as what stands there, with what is beside its free ends and the aisle before it. */
function standing(model: RoomModel, { segment, from, to, left, right }: Row): FixedBody[] {
  const body = (start: number, end: number, out: number): FixedBody => ({
    nodeId: model.roomId,
    polygon: [
      fromSegment(segment, tenths(start), 0),
      fromSegment(segment, tenths(end), 0),
      fromSegment(segment, tenths(end), tenths(out)),
      fromSegment(segment, tenths(start), tenths(out)),
    ],
    bottomTenths: BASE.bottomTenths,
    topTenths: BASE.topTenths,
  });
  const beside = (end: Row['left']) => (end === 'open' ? BETWEEN : 0);
  return [
    body(from - beside(left), to + beside(right), ROW_DEPTH),
    body(from, to, ROW_DEPTH + EASY_AISLE),
  ];
}

/** Rows that have their place beside those that are given, with a work aisle before each. */
export function rowsBeside(model: RoomModel, rows: readonly Row[]): Row[] {
  const bodies = rows.flatMap((row) => standing(model, row));
  return rowsOf({ ...model, fixed: [...model.fixed, ...bodies] });
}

/** A row and shorter ones at either of its ends. */
function cutAtEnds(row: Row): Row[] {
  const [left, right] = [cutTo(row, 'left', LENGTHS.facing), cutTo(row, 'right', LENGTHS.facing)];
  return [...new Set([...left, ...right])];
}

const inOrder = (a: Row, b: Row) => a.segment.index - b.segment.index || a.from - b.from;

/** Every two rows that stand apart; of those that face each other, what `rowSets` does not cut so. */
export function splitSets(model: RoomModel): RowSet[] {
  const sets = new Map<string, RowSet>();
  for (const first of rowsOf(model).flatMap(cutAtEnds)) {
    for (const second of rowsBeside(model, [first]).flatMap(cutAtEnds)) {
      const rows = [first, second].sort(inOrder);
      const shape = galleyAisle(first, second) === null ? 'split' : 'galley';
      sets.set(rows.map(rowKey).join(', '), { shape, rows, corners: 0, isTight: false });
    }
  }
  return [...sets.values()];
}
