// Rows of plain cabinets with a counter, on what a kitchen leaves of the walls.
import type { RoomModel } from '../room/room-model.ts';
import { type Leg, legOf } from './kitchen-plan.ts';
import type { Row, RowSet } from './rows.ts';
import { rowsBeside } from './split-rows.ts';

const MOST = 2;
/** Inches of one. */
const LONGEST = 96;

const lengthOf = ({ from, to }: Row) => to - from;

/** At the corner that it reaches. */
function cut(row: Row): Row {
  if (lengthOf(row) <= LONGEST) return row;
  return row.left === 'wall'
    ? { ...row, to: row.from + LONGEST, right: 'open' }
    : { ...row, from: row.to - LONGEST, left: 'open' };
}

/** The longest first; none where nothing is left. */
export function plainLegs(model: RoomModel, { rows }: RowSet): Leg[] {
  const legs: Leg[] = [];
  while (legs.length < MOST) {
    const standing = [...rows, ...legs.map(({ row }) => row)];
    const [longest] = rowsBeside(model, standing).sort((a, b) => lengthOf(b) - lengthOf(a));
    const leg =
      longest &&
      legOf({
        ...{ row: cut(longest), parts: '', tallLeft: '', tallRight: '' },
        ...{ leftCorner: 'none', rightCorner: 'none' },
      });
    if (!leg) break;
    legs.push(leg);
  }
  return legs;
}
