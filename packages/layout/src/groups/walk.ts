// Whether a person gets from door to door and to every group, before anything is drawn: a grid of 4 in.
import type { Inches } from '../drawing/measure.ts';
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
  const at = (index: number): Inches => [
    box.x0 + ((index % columns) + 0.5) * CELL,
    box.y0 + (Math.floor(index / columns) + 0.5) * CELL,
  ];
  const fixed = floor.kept.filter((one) => one.isFixed && one.bottom < HEAD && one.top > STEP);
  const empty = Float64Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = at(index);
    if (!isInside(inner, [x, y])) return -1;
    const toWalls = distanceToOutline(inner, [x, y]);
    return Math.min(toWalls, ...fixed.map((one) => distanceToBox(one.box, x, y)));
  });
  const doors = floor.view.doors.map(
    ({ at: [x, y], into }): Inches => [x + into[0] * 14, y + into[1] * 14],
  );
  // Arrangements are made of the same stands: how far each cell is from one is found once.
  const fields = new Map<Standing, Float64Array>();
  const fieldOf = (stand: Standing): Float64Array => {
    const before = fields.get(stand);
    if (before) return before;
    const bodies = stand.bodies.filter(({ bottom, top }) => bottom < HEAD && top > STEP);
    const field = new Float64Array(empty.length).fill(Infinity);
    for (let index = 0; index < field.length; index++) {
      if ((empty[index] ?? -1) < 0) continue;
      const [x, y] = at(index);
      let least = Infinity;
      for (const { box: one } of bodies) least = Math.min(least, distanceToBox(one, x, y));
      field[index] = least;
    }
    fields.set(stand, field);
    return field;
  };
  return (stands) => {
    const clear = Float64Array.from(empty);
    for (const stand of stands) {
      const field = fieldOf(stand);
      for (let index = 0; index < clear.length; index++) {
        const d = field[index] ?? Infinity;
        if (d < (clear[index] ?? -1)) clear[index] = d;
      }
    }
    const widest = clear.reduce((most, one) => Math.max(most, one), 0);
    const near = doors.map(([x, y]) => {
      let best = -1;
      for (let index = 0; index < clear.length; index++) {
        const [cx, cy] = at(index);
        if (Math.hypot(cx - x, cy - y) > 9) continue;
        if (best < 0 || (clear[index] ?? -1) > (clear[best] ?? -1)) best = index;
      }
      return best;
    });
    const reached = (half: number): Uint8Array => {
      const seen = new Uint8Array(clear.length);
      const start = near[0] ?? clear.indexOf(Math.max(...clear));
      if (start < 0 || (clear[start] ?? -1) < half) return seen;
      const stack = [start];
      seen[start] = 1;
      for (let here = stack.pop(); here !== undefined; here = stack.pop()) {
        const column = here % columns;
        for (const next of [
          here - columns,
          here + columns,
          column > 0 ? here - 1 : -1,
          column < columns - 1 ? here + 1 : -1,
        ]) {
          if (next < 0 || next >= clear.length || seen[next] || (clear[next] ?? -1) < half)
            continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
      return seen;
    };
    const through = (half: number) => {
      const seen = reached(half);
      return near.every((cell) => cell >= 0 && seen[cell] === 1);
    };
    const seen = reached(PERSON);
    const isOpen = near.every((cell) => cell >= 0 && seen[cell] === 1);
    let [free, walked] = [0, 0];
    for (let index = 0; index < clear.length; index++) {
      if ((clear[index] ?? -1) < PERSON) continue;
      free++;
      walked += seen[index] ?? 0;
    }
    const throughWidth = !isOpen ? 0 : through(18) ? 36 : through(16) ? 32 : 20;
    return { throughWidth, widest: widest * 2, isOpen, reached: free === 0 ? 0 : walked / free };
  };
}
