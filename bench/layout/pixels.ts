// A second judge of designs that knows nothing of footprints or planning rules: it looks at the triangles of the 3D models
// from above, in columns of 1 cm, and says what meets, leaves the room, stands in the way of doors, before windows, or
// where nobody can walk.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { sceneTriangles } from '../../scripts/rooms/scene-triangles.ts';

const PIXEL_MM = 10;
/** Smaller triangles are those of rounded edges. */
const LEAST_MM2 = 50;
/** Heights that only touch, and how many square centimeters of a meeting count. */
const TOUCH_MM = 8;
const MEETING = 6;
/** A disc of 0.46 m has to pass. */
const PERSON_MM = 230;
const HEAD_MM = 1_900;
const STEP_MM = 60;
const BEFORE_WINDOW_MM = 500;
/** Out of a wall: what trim and rounding may be off. */
const EDGE_MM = 1;

export interface Seen {
  /** Pairs that fill the same place. */
  readonly meetings: readonly string[];
  /** What reaches out of the room. */
  readonly outside: readonly string[];
  readonly blockedDoors: readonly string[];
  readonly blockedWindows: readonly string[];
  /** Of the floor that a person can stand on, the part in one piece. */
  readonly walkable: number;
  /** Doors that a person cannot walk to from the largest piece of floor. */
  readonly cutOff: readonly string[];
}

type Column = { low: number; high: number };
/** Millimeters, x east and y north. */
type Flat = readonly [x: number, y: number];

interface Grid {
  readonly x0: number;
  readonly y0: number;
  readonly wide: number;
  readonly high: number;
}

function gridOf(inner: readonly Flat[]): Grid {
  const xs = inner.map(([x]) => x);
  const ys = inner.map(([, y]) => y);
  const [x0, y0] = [Math.min(...xs) - 500, Math.min(...ys) - 500];
  return {
    ...{ x0, y0 },
    wide: Math.ceil((Math.max(...xs) + 500 - x0) / PIXEL_MM),
    high: Math.ceil((Math.max(...ys) + 500 - y0) / PIXEL_MM),
  };
}

type Corner = readonly [x: number, y: number, z: number];

/** Widens the columns under a triangle by the heights it has there. */
function lay(
  columns: Map<number, Column>,
  grid: Grid,
  [a, b, c]: readonly [Corner, Corner, Corner],
) {
  const twice = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(twice) < 1) return;
  const index = (value: number, from: number) => (value - from) / PIXEL_MM - 0.5;
  const range = (k: 0 | 1, from: number) => {
    const all = [a[k], b[k], c[k]].map((value) => index(value, from));
    return [Math.ceil(Math.min(...all)), Math.floor(Math.max(...all))] as const;
  };
  const [i0, i1] = range(0, grid.x0);
  const [j0, j1] = range(1, grid.y0);
  for (let j = Math.max(0, j0); j <= Math.min(grid.high - 1, j1); j++) {
    const y = grid.y0 + (j + 0.5) * PIXEL_MM;
    for (let i = Math.max(0, i0); i <= Math.min(grid.wide - 1, i1); i++) {
      const x = grid.x0 + (i + 0.5) * PIXEL_MM;
      const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / twice;
      const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / twice;
      if (u < 0 || v < 0 || u + v > 1) continue;
      const z = a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]);
      const column = columns.get(j * grid.wide + i);
      if (!column) columns.set(j * grid.wide + i, { low: z, high: z });
      else {
        column.low = Math.min(column.low, z);
        column.high = Math.max(column.high, z);
      }
    }
  }
}

/** By the winding of the outline about the point. */
function isInside(outline: readonly Flat[], [x, y]: Flat): boolean {
  let winding = 0;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] ?? a;
    const side = (b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1]);
    if (a[1] <= y && b[1] > y && side > 0) winding++;
    if (a[1] > y && b[1] <= y && side < 0) winding--;
  }
  return winding !== 0;
}

function offOutline(outline: readonly Flat[], [x, y]: Flat): number {
  return Math.min(
    ...outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length] ?? a;
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
      return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
    }),
  );
}

interface Thing {
  readonly id: NodeId;
  readonly hostId: NodeId | null;
  readonly kind: string;
  readonly columns: Map<number, Column>;
  readonly corners: Corner[];
}

/** Plates a quarter of an inch thick and lights in the ceiling take nobody's room. */
const FLAT: readonly string[] = ['electrical-receptacle', 'recessed-light'];

function thingsOf(document: SceneDocument, grid: Grid): Thing[] {
  const things = new Map<NodeId, Thing>();
  const add = (id: NodeId, hostId: NodeId | null, kind: string) =>
    things.set(id, { id, hostId, kind, columns: new Map(), corners: [] });
  for (const [id] of nodesOf(document.nodes, 'run')) add(id, null, 'run');
  for (const [id, { hostId, kind }] of nodesOf(document.nodes, 'item')) {
    if (!FLAT.includes(kind)) add(id, hostId, kind);
  }
  for (const { owner, corners } of sceneTriangles(document, LEAST_MM2)) {
    const thing = things.get(owner);
    if (!thing) continue;
    // The view's y is up and its z is south.
    const [a, b, c] = corners.map(([x, y, z]): Corner => [x, -z, y]);
    if (!a || !b || !c) continue;
    thing.corners.push(a, b, c);
    lay(thing.columns, grid, [a, b, c]);
  }
  return [...things.values()];
}

/** Whether a column and those about it belong to the same thing: its edges only touch. */
function isWithin({ columns }: Thing, at: number, wide: number): boolean {
  return [at - 1, at + 1, at - wide, at + wide].every((one) => columns.has(one));
}

function meetingsOf(things: readonly Thing[], grid: Grid): string[] {
  const at = new Map<number, Thing[]>();
  for (const thing of things) {
    for (const pixel of thing.columns.keys()) {
      const list = at.get(pixel);
      if (list) list.push(thing);
      else at.set(pixel, [thing]);
    }
  }
  const counts = new Map<string, number>();
  for (const [pixel, here] of at) {
    for (const [i, a] of here.entries()) {
      for (const b of here.slice(i + 1)) {
        if (a.hostId === b.id || b.hostId === a.id) continue;
        const [one, other] = [a.columns.get(pixel), b.columns.get(pixel)];
        if (!one || !other) continue;
        if (Math.min(one.high, other.high) - Math.max(one.low, other.low) <= TOUCH_MM) continue;
        if (!isWithin(a, pixel, grid.wide) || !isWithin(b, pixel, grid.wide)) continue;
        const key = [a.id, b.id].sort().join(' and ');
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return [...counts].filter(([, count]) => count >= MEETING).map(([key]) => key);
}

/** How far from each pixel the next blocked one is, in pixels: two passes of nearest points. */
function distances(blocked: Uint8Array, { wide, high }: Grid): Float64Array {
  const far = wide + high;
  const across = new Float64Array(wide * high);
  for (let j = 0; j < high; j++) {
    let last = -far;
    for (let i = 0; i < wide; i++) {
      if (blocked[j * wide + i]) last = i;
      across[j * wide + i] = i - last;
    }
    last = 2 * far;
    for (let i = wide - 1; i >= 0; i--) {
      if (blocked[j * wide + i]) last = i;
      across[j * wide + i] = Math.min(across[j * wide + i] ?? far, last - i);
    }
  }
  const reach = Math.ceil(PERSON_MM / PIXEL_MM) + 1;
  const result = new Float64Array(wide * high);
  const squareAt = (i: number, k: number, off: number) => {
    const side = k < 0 || k >= high ? far : (across[k * wide + i] ?? far);
    return side * side + off * off;
  };
  for (let i = 0; i < wide; i++) {
    for (let j = 0; j < high; j++) {
      // From the nearest row on: those farther than what was found are no nearer.
      let least = reach * reach;
      for (let off = 0; off * off < least; off++) {
        least = Math.min(least, squareAt(i, j - off, off), squareAt(i, j + off, off));
      }
      result[j * wide + i] = Math.sqrt(least);
    }
  }
  return result;
}

interface Floor {
  /** The number of the piece of floor that each pixel belongs to; 0 is none. */
  readonly pieces: Int32Array;
  readonly largest: number;
  readonly walkable: number;
}

function floorOf(things: readonly Thing[], inner: readonly Flat[], grid: Grid): Floor {
  const { wide, high } = grid;
  const blocked = new Uint8Array(wide * high);
  for (let j = 0; j < high; j++) {
    for (let i = 0; i < wide; i++) {
      const at: Flat = [grid.x0 + (i + 0.5) * PIXEL_MM, grid.y0 + (j + 0.5) * PIXEL_MM];
      if (!isInside(inner, at)) blocked[j * wide + i] = 1;
    }
  }
  for (const { columns } of things) {
    for (const [pixel, { low, high: top }] of columns) {
      if (low < HEAD_MM && top > STEP_MM) blocked[pixel] = 1;
    }
  }
  const away = distances(blocked, grid);
  const pieces = new Int32Array(wide * high);
  const sizes = [0];
  for (let start = 0; start < pieces.length; start++) {
    if (pieces[start] || (away[start] ?? 0) * PIXEL_MM < PERSON_MM) continue;
    const piece = sizes.length;
    let size = 0;
    const stack = [start];
    pieces[start] = piece;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size++;
      for (const next of [at - 1, at + 1, at - wide, at + wide]) {
        if (pieces[next] || (away[next] ?? 0) * PIXEL_MM < PERSON_MM) continue;
        pieces[next] = piece;
        stack.push(next);
      }
    }
    sizes.push(size);
  }
  const total = sizes.reduce((sum, one) => sum + one, 0);
  const largest = sizes.indexOf(Math.max(...sizes));
  return { pieces, largest, walkable: total === 0 ? 0 : (sizes[largest] ?? 0) / total };
}

interface Door {
  readonly id: NodeId;
  readonly isWindow: boolean;
  readonly middle: Flat;
  readonly along: Flat;
  readonly into: Flat;
  readonly half: number;
  readonly sill: number;
  readonly top: number;
}

function doorsOf(document: SceneDocument, inner: readonly Flat[]): Door[] {
  return nodesOf(document.nodes, 'opening').flatMap(([id, opening]): Door[] => {
    const wall = nodeOf(document.nodes, opening.wallId, 'wall');
    if (!wall) return [];
    const [x, y] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
    const length = Math.hypot(x, y);
    const along: Flat = [x / length, y / length];
    const center: Flat = [
      (wall.from[0] + along[0] * opening.atTenths) / 10,
      (wall.from[1] + along[1] * opening.atTenths) / 10,
    ];
    const thick = wall.thicknessTenths / 20;
    const out = ([1, -1] as const)
      .map((side): Flat => [-along[1] * side, along[0] * side])
      .find(([ox, oy]) =>
        isInside(inner, [center[0] + ox * (thick + 20), center[1] + oy * (thick + 20)]),
      );
    if (!out) return [];
    const { style, widthTenths, heightTenths, sillTenths } = opening;
    return [
      {
        id,
        isWindow: style.startsWith('window'),
        middle: [center[0] + out[0] * thick, center[1] + out[1] * thick],
        ...{ along, into: out },
        half: widthTenths / 20,
        sill: sillTenths / 10,
        top: (sillTenths + heightTenths) / 10,
      },
    ];
  });
}

/** Square centimeters of what stands before an opening, by columns that `counts` takes. */
function before(
  { middle, along, into, half }: Door,
  deep: number,
  things: readonly Thing[],
  grid: Grid,
  counts: (column: Column) => boolean,
): number {
  let pixels = 0;
  for (const { columns } of things) {
    for (const [pixel, column] of columns) {
      const x = grid.x0 + ((pixel % grid.wide) + 0.5) * PIXEL_MM - middle[0];
      const y = grid.y0 + (Math.floor(pixel / grid.wide) + 0.5) * PIXEL_MM - middle[1];
      const a = x * along[0] + y * along[1];
      const o = x * into[0] + y * into[1];
      const isBefore = Math.abs(a) < half - PIXEL_MM && o > PIXEL_MM && o < deep - PIXEL_MM;
      if (isBefore && counts(column)) pixels++;
    }
  }
  return pixels;
}

/** One walks over half an inch, and a door swings over it. */
const RUG_MM = 13;

/** What is seen of a room with these inner corners (tenths of a millimeter, counter-clockwise) and all that stands in it. */
export function look(
  document: SceneDocument,
  corners: readonly (readonly [number, number])[],
): Seen {
  const inner = corners.map(([x, y]): Flat => [x / 10, y / 10]);
  const grid = gridOf(inner);
  const things = thingsOf(document, grid);
  const outside = things.filter(({ hostId, kind, corners: points }) => {
    // What hangs in a wall or ceiling may reach into it.
    if (hostId !== null && nodeOf(document.nodes, hostId, 'wall')) return false;
    return (
      kind !== 'pendant' &&
      points.some(([x, y]) => !isInside(inner, [x, y]) && offOutline(inner, [x, y]) > EDGE_MM)
    );
  });
  const doors = doorsOf(document, inner);
  const ways = doors.filter(({ isWindow }) => !isWindow);
  const blockedDoors = ways.filter(
    (door) =>
      before(door, 2 * door.half, things, grid, ({ low, high }) => low < 2_000 && high > RUG_MM) >=
      MEETING,
  );
  const large = things.filter(({ hostId }) => hostId === null);
  const blockedWindows = doors.filter(
    (door) =>
      door.isWindow &&
      before(door, BEFORE_WINDOW_MM, large, grid, ({ low, high }) => {
        return Math.min(high, door.top) - Math.max(low, door.sill) > TOUCH_MM;
      }) >= MEETING,
  );
  const floor = floorOf(things, inner, grid);
  const cutOff = ways.filter(({ middle, into }) => {
    const [x, y] = [middle[0] + into[0] * 300, middle[1] + into[1] * 300];
    const i = Math.floor((x - grid.x0) / PIXEL_MM);
    const j = Math.floor((y - grid.y0) / PIXEL_MM);
    return floor.pieces[j * grid.wide + i] !== floor.largest;
  });
  const ids = (list: readonly { readonly id: NodeId }[]) => list.map(({ id }) => id);
  return {
    meetings: meetingsOf(things, grid),
    outside: ids(outside),
    blockedDoors: ids(blockedDoors),
    blockedWindows: ids(blockedWindows),
    walkable: floor.walkable,
    cutOff: ids(cutOff),
  };
}
