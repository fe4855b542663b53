import type { NodeId } from '../../document/node-id.ts';
import type { RoomNode } from '../../document/nodes/room.ts';
import { nodesOf, type SceneNodes } from '../../document/scene.ts';
import { type BoxIndex, indexBoxes } from '../../plane/box-index.ts';
import { along } from '../../plane/points.ts';
import { areaOf, type Bounds, boundsOf, type Point } from '../../plane/polygon.ts';
import { isWithin } from '../../plane/region.ts';
import { type RoomShape, roomShape } from '../../rooms/room-shape.ts';
import { inch } from './inch.ts';
import { besideOpening, type OpeningFacts } from './opening-facts.ts';
import type { RunFacts } from './run-facts.ts';
import type { Thing } from './thing.ts';
import type { Work } from './work.ts';

/** An opening seen from one room. */
export interface RoomOpening {
  readonly opening: OpeningFacts;
  /** Middle of the opening on the room's side of the wall. */
  readonly at: Point;
  readonly inward: Point;
}

/** A room with everything in it; areas in square tenths. */
export interface RoomFacts {
  readonly id: NodeId;
  readonly node: RoomNode;
  readonly levelId: NodeId;
  readonly shape: RoomShape;
  readonly box: Bounds;
  readonly area: number;
  readonly things: readonly Thing[];
  readonly runs: readonly RunFacts[];
  readonly openings: readonly RoomOpening[];
  readonly work: Work;
}

interface RoomShell {
  readonly id: NodeId;
  readonly node: RoomNode;
  readonly shape: RoomShape;
  readonly box: Bounds;
}

/** Rooms that have a shape, in the order of their ids. */
export function roomShells(nodes: SceneNodes): RoomShell[] {
  return nodesOf(nodes, 'room').flatMap(([id, node]) => {
    const shape = roomShape(nodes, id);
    return shape ? [{ id, node, shape, box: boundsOf(shape.inner) }] : [];
  });
}

const indices = new WeakMap<readonly RoomShell[], BoxIndex<RoomShell>>();

/** The first room of a level that holds a point. */
function roomAt(
  shells: readonly RoomShell[],
  levelId: NodeId,
  point: Point,
): RoomShell | undefined {
  const index = indices.get(shells) ?? indexBoxes(shells, ({ box }) => box);
  indices.set(shells, index);
  const [x, y] = point;
  return index
    .near({ minX: x, minY: y, maxX: x, maxY: y })
    .find(({ node, shape }) => node.levelId === levelId && isWithin(shape.inner, point));
}

/** Where to look for the room of a thing: its middle, or just before its front if that is in a wall. */
export function roomOfThing(shells: readonly RoomShell[], thing: Thing): RoomShell | undefined {
  const { levelId } = thing.node;
  return (
    roomAt(shells, levelId, thing.middle) ??
    roomAt(shells, levelId, along(thing.middle, thing.front, thing.depth / 2 + inch(3)))
  );
}

export function roomOfRun(shells: readonly RoomShell[], run: RunFacts): RoomShell | undefined {
  return (
    roomAt(shells, run.node.levelId, run.middle) ??
    roomAt(shells, run.node.levelId, along(run.middle, run.front, run.node.depthTenths))
  );
}

/** The room on each side of every opening. */
export function openingsByRoom(
  shells: readonly RoomShell[],
  openings: readonly OpeningFacts[],
): Map<NodeId, RoomOpening[]> {
  const found = new Map<NodeId, RoomOpening[]>();
  for (const opening of openings) {
    for (const side of [1, -1] as const) {
      const room = roomAt(shells, opening.wall.levelId, besideOpening(opening, side, inch(2)));
      if (!room) continue;
      const inward: Point = [opening.left[0] * side, opening.left[1] * side];
      const list = found.get(room.id) ?? [];
      list.push({ opening, at: besideOpening(opening, side, 0), inward });
      found.set(room.id, list);
    }
  }
  return found;
}

export function buildRoom(
  shell: RoomShell,
  parts: Pick<RoomFacts, 'things' | 'runs' | 'openings' | 'work'>,
): RoomFacts {
  return { ...shell, ...parts, levelId: shell.node.levelId, area: areaOf(shell.shape.inner) };
}
