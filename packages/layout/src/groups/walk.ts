// Whether a person gets from door to door and to every group, before anything is drawn: a grid of 4 in.
import { distanceToOutline, isInside } from '../drawing/outline.ts';
import type { Floor } from './floor.ts';
import type { Body, Placed } from './group.ts';

const CELL = 4;
/** Half of 0.46 m with what such a grid may miss. */
const PERSON = 9.9;
const HEAD = 75;
const STEP = 2;

export interface Walk {
  /** Width of the widest way from the first door to every other, inches; 0 where there is none. */
  readonly throughWidth: number;
  /** Across the largest free circle. */
  readonly widest: number;
  readonly isOpen: boolean;
  /** Of the floor that a person can stand on, the part that is reached from the first door. */
  readonly reached: number;
}

/** What stands on the floor: a group's form at its place, or something beside it. */
export interface Standing {
  readonly bodies: readonly (Placed & Pick<Body, 'bottom' | 'top'>)[];
}

function distanceToBox([x0, y0, x1, y1]: Placed['box'], x: number, y: number) {
  return Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));
}

/** Judges many arrangements on one floor. */
export function createWalker(floor: Floor): (stands: readonly Standing[]) => Walk {
  const { inner, box } = floor.room;
  const columns = Math.max(1, Math.floor((box.x1 - box.x0) / CELL));
  const rows = Math.max(1, Math.floor((box.y1 - box.y0) / CELL));
  const count = columns * rows;
  const xOf = (index: number) => box.x0 + ((index % columns) + 0.5) * CELL;
  const yOf = (index: number) => box.y0 + (Math.floor(index / columns) + 0.5) * CELL;
  const fixed = floor.kept.filter((one) => one.isFixed && one.bottom < HEAD && one.top > STEP);
  const empty = Float64Array.from({ length: count }, (_, index) => {
    const [x, y] = [xOf(index), yOf(index)];
    if (!isInside(inner, [x, y])) return -1;
    const toWalls = distanceToOutline(inner, [x, y]);
    return Math.min(toWalls, ...fixed.map((one) => distanceToBox(one.box, x, y)));
  });
  /** The cells that a person may stand on who comes in by a door. */
  const doors = floor.view.doors.map(({ at: [x, y], into }) => {
    const [px, py] = [x + into[0] * 14, y + into[1] * 14];
    const cells: number[] = [];
    for (let index = 0; index < count; index++)
      if (Math.hypot(xOf(index) - px, yOf(index) - py) <= 9) cells.push(index);
    return cells;
  });
  // Arrangements are made of the same stands: how far each cell is from one is found once.
  const fields = new Map<Standing, Float64Array>();
  const fieldOf = (stand: Standing): Float64Array => {
    const before = fields.get(stand);
    if (before) return before;
    const field = new Float64Array(count).fill(Infinity);
    for (const { bottom, top, box: one } of stand.bodies) {
      if (bottom >= HEAD || top <= STEP) continue;
      for (let index = 0; index < count; index++) {
        if ((empty[index] ?? -1) < 0) continue;
        const distance = distanceToBox(one, xOf(index), yOf(index));
        if (distance < (field[index] ?? Infinity)) field[index] = distance;
      }
    }
    fields.set(stand, field);
    return field;
  };
  /** How far each cell is from what stands nearest; of one arrangement after the other. */
  const clear = new Float64Array(count);
  const seen = new Uint8Array(count);
  const stack = new Int32Array(count);
  /** Marks in `seen` what one whose half is that wide gets to from a cell. */
  const flood = (start: number, half: number) => {
    seen.fill(0);
    if (start < 0 || (clear[start] ?? -1) < half) return;
    let height = 0;
    const visit = (cell: number) => {
      if (seen[cell] || (clear[cell] ?? -1) < half) return;
      seen[cell] = 1;
      stack[height++] = cell;
    };
    visit(start);
    while (height > 0) {
      const here = stack[--height] ?? 0;
      const column = here % columns;
      if (here >= columns) visit(here - columns);
      if (here + columns < count) visit(here + columns);
      if (column > 0) visit(here - 1);
      if (column < columns - 1) visit(here + 1);
    }
  };
  return (stands) => {
    clear.set(empty);
    for (const stand of stands) {
      const field = fieldOf(stand);
      for (let index = 0; index < count; index++) {
        const distance = field[index] ?? Infinity;
        if (distance < (clear[index] ?? -1)) clear[index] = distance;
      }
    }
    let roomiest = 0;
    for (let index = 0; index < count; index++)
      if ((clear[index] ?? -1) > (clear[roomiest] ?? -1)) roomiest = index;
    const near = doors.map((cells) => {
      let best = -1;
      for (const cell of cells)
        if (best < 0 || (clear[cell] ?? -1) > (clear[best] ?? -1)) best = cell;
      return best;
    });
    const isThrough = (half: number) => {
      flood(near[0] ?? roomiest, half);
      return near.every((cell) => cell >= 0 && seen[cell] === 1);
    };
    const isOpen = isThrough(PERSON);
    let [free, walked] = [0, 0];
    for (let index = 0; index < count; index++) {
      if ((clear[index] ?? -1) < PERSON) continue;
      free++;
      walked += seen[index] ?? 0;
    }
    const throughWidth = !isOpen ? 0 : isThrough(18) ? 36 : isThrough(16) ? 32 : 20;
    const widest = Math.max(0, clear[roomiest] ?? 0) * 2;
    return { throughWidth, widest, isOpen, reached: free === 0 ? 0 : walked / free };
  };
}
