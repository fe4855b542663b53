// The ways that people take through a room, and where they are too narrow.
import type { NodeId } from '../document/node-id.ts';
import { along } from '../plane/points.ts';
import { inch } from './facts/inch.ts';
import type { RoomFacts } from './facts/room-facts.ts';
import type { SceneFacts } from './facts/scene-facts.ts';
import { sideMiddle, type Thing } from './facts/thing.ts';
import {
  type Flood,
  floodFrom,
  type NarrowPlace,
  narrowest,
  roomiestCell,
  type WalkGrid,
  walkGrid,
} from './walkways.ts';

export interface Ways {
  readonly grid: WalkGrid;
  readonly flood: Flood;
  readonly doorIds: readonly NodeId[];
  /** Cells before the other doors. */
  readonly doors: readonly number[];
  readonly start: number;
}

const known = new WeakMap<RoomFacts, Ways | null>();

/** The widest ways from the first door of a room; null for a room without a usable door. */
export function waysOf(scene: SceneFacts, room: RoomFacts): Ways | null {
  const before = known.get(room);
  if (before !== undefined) return before;
  const grid = walkGrid(scene, room);
  const spots = room.openings
    .filter(({ opening }) => opening.isWay)
    .map(({ opening, at, inward }) => ({
      id: opening.id,
      cell: roomiestCell(grid, along(at, inward, inch(18)), inch(15)),
    }));
  // Open sides of the room are ways in, too.
  for (const { kind, from, to } of room.shape.edges) {
    if (kind !== 'open') continue;
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
    spots.push({ id: room.id, cell: roomiestCell(grid, middle, inch(24)) });
  }
  const open = spots.filter(({ cell }) => cell >= 0);
  const start = open[0]?.cell;
  const ways =
    start === undefined
      ? null
      : {
          grid,
          flood: floodFrom(grid, start),
          start,
          doorIds: open.map(({ id }) => id),
          doors: open.slice(1).map(({ cell }) => cell),
        };
  known.set(room, ways);
  return ways;
}

const goals: readonly string[] = [
  'sink',
  'range',
  'cooktop',
  'refrigerator',
  'dishwasher',
  'oven',
  'toilet',
  'tub',
  'shower',
  'lavatory',
];

/** The cell where a person stands to use a thing; -1 if all are blocked. */
export function standingCell(grid: WalkGrid, thing: Thing): number {
  return roomiestCell(grid, along(sideMiddle(thing, 'front'), thing.front, inch(18)), inch(12));
}

/** Every place that is too narrow on the way from the first door to the others and to what is used there. */
export function narrowWays(scene: SceneFacts, room: RoomFacts, required: number): NarrowPlace[] {
  const ways = waysOf(scene, room);
  if (!ways) return [];
  const cells = [
    ...ways.doors,
    ...room.things
      .filter(({ role }) => goals.includes(role))
      .map((thing) => standingCell(ways.grid, thing)),
  ];
  const found = new Map<string, NarrowPlace>();
  for (const cell of new Set(cells)) {
    if (cell < 0 || (ways.flood.half[cell] ?? -1) <= 0) continue;
    const place = narrowest(ways.flood, cell, required);
    if (!place) continue;
    const key = place.ids.toSorted().join();
    const last = found.get(key);
    if (!last || place.width < last.width) found.set(key, place);
  }
  return [...found.values()];
}
