// Where a row is cut into pieces: at a gap always, elsewhere where narrower pieces save turf.
import type { Point } from '../../plane/polygon.ts';
import { type RowColumn, type Span, sharedLength, unionOf } from './lawn-row.ts';

export interface TurfPiece {
  /** Along the roll, trim at both ends included, and across it. */
  readonly length: number;
  readonly width: number;
  /** Least corner of what it covers, along the roll and across it. */
  readonly at: Point;
}

/** What is trimmed at each end of a piece: 3 in. */
export const TRIM = 762;
/** A seam across the row lies no closer to the next than 3 ft. */
const LEAST_LENGTH = 9_144;

/** What a piece takes of the roll's width, given its own. */
type WidthCost = (width: number) => number;

/**
 * Ways to reckon what narrow pieces cost: what is beside them on the roll is not known before all
 * are cut. By area; by how many of them lie side by side; or the whole roll over half its width.
 */
export function widthCosts(rollWidth: number): WidthCost[] {
  return [
    (width) => width,
    (width) => rollWidth / Math.max(1, Math.floor(rollWidth / Math.max(width, 1))),
    (width) => (width > rollWidth / 2 ? rollWidth : width),
    () => rollWidth,
  ];
}

interface CutRow {
  readonly pieces: readonly TurfPiece[];
  /** Length of the seams across the row. */
  readonly seam: number;
}

/** A part of a row between two places where it may be cut, and the pieces that cover it. */
interface Stretch {
  readonly from: number;
  readonly end: number;
  readonly pieces: readonly TurfPiece[];
}

/** All stretches of a row, in rising order of where they begin. */
export function stretchesOf(columns: readonly RowColumn[]): Stretch[] {
  return columns.flatMap((_, from) => stretchesFrom(columns, from));
}

function stretchesFrom(columns: readonly RowColumn[], from: number): Stretch[] {
  if (isGap(columns[from])) return [{ from, end: from + 1, pieces: [] }];
  const stretches: Stretch[] = [];
  const left = columns[from]?.left ?? 0;
  const opens = isGap(columns[from - 1]);
  let groups: readonly Group[] = [];
  for (let n = from; !isGap(columns[n]); n++) {
    const column = columns[n] as RowColumn;
    groups = withColumn(groups, column);
    const isShort = column.right - left < LEAST_LENGTH - 1;
    if (!isShort || (opens && isGap(columns[n + 1]))) {
      stretches.push({ from, end: n + 1, pieces: groups.map(pieceOf) });
    }
  }
  return stretches;
}

/** The cheapest cuts of one row, by dynamic programming over the places where it may be cut. */
export function cutRow(
  columns: readonly RowColumn[],
  stretches: readonly Stretch[],
  costOf: WidthCost,
): CutRow {
  const least = columns.map(() => Infinity);
  const last: (Stretch | undefined)[] = columns.map(() => undefined);
  for (const stretch of stretches) {
    const before = stretch.from === 0 ? 0 : (least[stretch.from - 1] as number);
    let cost = before;
    for (const { length, width } of stretch.pieces) cost += length * costOf(width);
    if (cost < (least[stretch.end - 1] as number) - 1) {
      least[stretch.end - 1] = cost;
      last[stretch.end - 1] = stretch;
    }
  }
  const pieces: TurfPiece[] = [];
  let seam = 0;
  for (let at = last.at(-1); at; at = last[at.from - 1]) {
    pieces.unshift(...at.pieces);
    seam += sharedLength(columns[at.from - 1]?.spans ?? [], columns[at.from]?.spans ?? []);
  }
  return { pieces, seam };
}

const isGap = (column: RowColumn | undefined) => !column || column.spans.length === 0;

/** What one piece covers: its span of the row's width, and how far it reaches. */
interface Group extends Span {
  readonly left: number;
  readonly right: number;
}

/** Whole tenths of a millimeter, so that what turning leaves behind the point makes no difference. */
const whole = (length: number) => Math.ceil(length - 0.01);

const pieceOf = ({ left, right, low, high }: Group): TurfPiece => ({
  length: whole(right - left) + 2 * TRIM,
  width: whole(high - low),
  at: [left, low],
});

/** Groups that a further column joins where it overlaps several. */
function withColumn(groups: readonly Group[], { left, right, spans }: RowColumn): Group[] {
  const [group] = groups;
  const [span] = spans;
  if (group && span && groups.length + spans.length === 2 && sharedLength([group], [span]) > 0) {
    const low = Math.min(group.low, span.low);
    return [{ low, high: Math.max(group.high, span.high), left: group.left, right }];
  }
  const all: Group[] = [...groups, ...spans.map((one) => ({ ...one, left, right }))];
  return unionOf(all).map(({ low, high }) => {
    const within = all.filter((one) => one.low < high && one.high > low);
    return {
      low,
      high,
      left: Math.min(...within.map((one) => one.left)),
      right: Math.max(...within.map((one) => one.right)),
    };
  });
}
