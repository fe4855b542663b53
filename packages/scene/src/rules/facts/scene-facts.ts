import { hostedBy } from '../../document/hosted-by.ts';
import type { NodeId } from '../../document/node-id.ts';
import { nodesOf, type SceneDocument, type SceneNodes } from '../../document/scene.ts';
import { counterClockwise } from '../../plane/polygon.ts';
import { wallShapes } from '../../rooms/wall-shapes.ts';
import { boxOf, indexObstacles, type Obstacle, type Obstacles } from './obstacles.ts';
import { type OpeningFacts, openingFacts } from './opening-facts.ts';
import {
  buildRoom,
  openingsByRoom,
  type RoomFacts,
  roomOfRun,
  roomOfThing,
  roomShells,
} from './room-facts.ts';
import { type RunFacts, runFacts } from './run-facts.ts';
import { type Thing, thingOf } from './thing.ts';
import { countWork, type Work } from './work.ts';

/** Everything that rules measure in, worked out once for a document. Lists are in the order of ids. */
export interface SceneFacts {
  readonly document: SceneDocument;
  readonly nodes: SceneNodes;
  readonly things: readonly Thing[];
  readonly runs: readonly RunFacts[];
  readonly openings: readonly OpeningFacts[];
  readonly rooms: readonly RoomFacts[];
  readonly obstacles: Obstacles;
  readonly work: Work;
  opening(id: NodeId): OpeningFacts | undefined;
  thing(id: NodeId): Thing | undefined;
  run(id: NodeId): RunFacts | undefined;
  roomOf(id: NodeId): RoomFacts | undefined;
}

function obstaclesOf(
  nodes: SceneNodes,
  things: readonly Thing[],
  runs: readonly RunFacts[],
): Obstacle[] {
  const solids: Obstacle[] = [];
  for (const [levelId] of nodesOf(nodes, 'level')) {
    for (const [id, wall] of wallShapes(nodes, levelId)) {
      const polygon = counterClockwise(wall.outline);
      const box = boxOf(polygon);
      solids.push({ id, levelId, what: 'wall', polygon, box, bottom: 0, top: wall.heightTenths });
    }
  }
  for (const { id, node, footprints, counters, bottom, top, counterTop } of runs) {
    for (const polygon of footprints) {
      const box = boxOf(polygon);
      solids.push({ id, levelId: node.levelId, what: 'run', polygon, box, bottom, top });
    }
    for (const outline of counters) {
      const polygon = counterClockwise(outline);
      const high = counterTop ?? top;
      const low = high - (node.counter?.thicknessTenths ?? 0);
      const at = { bottom: low, top: high, box: boxOf(polygon) };
      solids.push({ id, levelId: node.levelId, what: 'run', polygon, ...at });
    }
  }
  for (const { id, node, body, role } of things) {
    // A plate a quarter of an inch thick takes nobody's room.
    if (role === 'receptacle') continue;
    for (const footprint of body.footprints) {
      const polygon = counterClockwise(footprint);
      const at = { bottom: body.bottomTenths, top: body.topTenths, box: boxOf(polygon) };
      solids.push({ id, levelId: node.levelId, what: 'item', polygon, ...at });
    }
  }
  return solids;
}

function build(document: SceneDocument): SceneFacts {
  const { nodes } = document;
  const work = countWork();
  const things = nodesOf(nodes, 'item').flatMap(([id, node]) => thingOf(nodes, id, node) ?? []);
  const runs = nodesOf(nodes, 'run').map(([id, node]) =>
    runFacts(
      nodes,
      id,
      node,
      hostedBy(nodes, id).map(([, item]) => item),
    ),
  );
  const openings = openingFacts(nodes);
  const shells = roomShells(nodes);
  const byRoom = openingsByRoom(shells, openings);
  const inRoom = new Map<NodeId, { things: Thing[]; runs: RunFacts[] }>(
    shells.map(({ id }) => [id, { things: [], runs: [] }]),
  );
  const roomIds = new Map<NodeId, NodeId>();
  for (const thing of things) {
    const room = roomOfThing(shells, thing);
    if (room) inRoom.get(room.id)?.things.push(thing);
    if (room) roomIds.set(thing.id, room.id);
  }
  for (const run of runs) {
    const room = roomOfRun(shells, run);
    if (room) inRoom.get(room.id)?.runs.push(run);
    if (room) roomIds.set(run.id, room.id);
  }
  const rooms = shells.map((shell) =>
    buildRoom(shell, {
      things: inRoom.get(shell.id)?.things ?? [],
      runs: inRoom.get(shell.id)?.runs ?? [],
      openings: byRoom.get(shell.id) ?? [],
      work,
    }),
  );
  const roomById = new Map(rooms.map((room) => [room.id, room]));
  const thingById = new Map(things.map((thing) => [thing.id, thing]));
  const openingById = new Map(openings.map((opening) => [opening.id, opening]));
  const runById = new Map(runs.map((run) => [run.id, run]));
  return {
    document,
    nodes,
    things,
    runs,
    openings,
    rooms,
    obstacles: indexObstacles(obstaclesOf(nodes, things, runs), work),
    work,
    opening: (id) => openingById.get(id),
    thing: (id) => thingById.get(id),
    run: (id) => runById.get(id),
    roomOf: (id) => roomById.get(roomIds.get(id) ?? ''),
  };
}

const known = new WeakMap<SceneNodes, SceneFacts>();

/** The facts of a document, built once for its nodes. */
export function sceneFacts(document: SceneDocument): SceneFacts {
  const before = known.get(document.nodes);
  if (before) return before.document === document ? before : { ...before, document };
  const facts = build(document);
  known.set(document.nodes, facts);
  return facts;
}
