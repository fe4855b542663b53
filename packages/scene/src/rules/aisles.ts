// Clear width between faces: from the fronts of runs and appliances to what stands across.
import type { NodeId } from '../document/node-id.ts';
import type { MeasuredLine } from '../findings/finding.ts';
import { dotOf } from '../plane/points.ts';
import { type Ahead, clearAhead } from './facts/clear-ahead.ts';
import { inch } from './facts/inch.ts';
import type { RoomFacts } from './facts/room-facts.ts';
import { inRun, type RunFacts } from './facts/run-facts.ts';
import type { SceneFacts } from './facts/scene-facts.ts';
import { type Face, faceOf, type Thing } from './facts/thing.ts';

export interface Aisle {
  readonly width: number;
  readonly line: MeasuredLine;
  readonly from: NodeId;
  readonly to: NodeId;
  /** What is across: work is done there, or people only pass. */
  readonly across: 'work' | 'wall' | 'other';
}

const REACH = inch(78);

/** The front of a run, counter overhang included. */
function runFront(run: RunFacts): Face {
  const { layout, node } = run;
  const over = node.counter?.overhangTenths ?? 0;
  const y = -node.depthTenths - over;
  const last = layout.places.at(-1);
  const first = layout.places[0];
  // Corner cabinets belong to the other wall as far as they reach out.
  const left = first?.corner === 'left' ? Math.min(first.toTenths, node.depthTenths) : 0;
  const right =
    last?.corner === 'right'
      ? Math.max(last.fromTenths, layout.widthTenths - node.depthTenths)
      : layout.widthTenths;
  return { from: inRun(run, right, y), to: inRun(run, left, y), out: run.front };
}

/** The back of an island, where people sit or pass. */
export function runBack(run: RunFacts): Face {
  const y = run.node.counter?.backOverhangTenths ?? 0;
  const { widthTenths } = run.layout;
  const out = [-run.front[0], -run.front[1]] as const;
  return { from: inRun(run, 0, y), to: inRun(run, widthTenths, y), out };
}

const appliances: readonly string[] = ['range', 'refrigerator', 'dishwasher', 'oven'];

function isSmall(scene: SceneFacts, id: NodeId): boolean {
  const thing = scene.thing(id);
  if (!thing) return false;
  return thing.role === 'chair' || thing.role === 'soft' || thing.body.topTenths < inch(20);
}

function acrossOf(scene: SceneFacts, ahead: Ahead): Aisle['across'] {
  const { obstacle } = ahead;
  if (!obstacle) return 'other';
  if (obstacle.what === 'wall') return 'wall';
  if (obstacle.what === 'run') return 'work';
  return appliances.includes(scene.thing(obstacle.id)?.role ?? '') ? 'work' : 'other';
}

/** Cabinets that go on around a corner are no other side of an aisle. */
function turnsCorner(scene: SceneFacts, id: NodeId, face: Face): boolean {
  const run = scene.run(id) ?? scene.run(scene.thing(id)?.node.hostId ?? '');
  if (!run || run.node.tier === 'island' || run.node.tier === 'peninsula') return false;
  return Math.abs(dotOf(run.front, face.out)) < 0.3;
}

function aisleFrom(
  scene: SceneFacts,
  given: { id: NodeId; levelId: NodeId; face: Face; own: ReadonlySet<NodeId> },
): Aisle | null {
  const ahead = clearAhead(scene.obstacles, {
    levelId: given.levelId,
    face: given.face,
    reach: REACH,
    ignore: ({ id, bottom }) =>
      given.own.has(id) ||
      bottom > inch(48) ||
      isSmall(scene, id) ||
      turnsCorner(scene, id, given.face),
  });
  if (!ahead.obstacle || !ahead.line || ahead.distance < 10) return null;
  return {
    width: ahead.distance,
    line: ahead.line,
    from: given.id,
    to: ahead.obstacle.id,
    across: acrossOf(scene, ahead),
  };
}

const known = new WeakMap<RoomFacts, readonly Aisle[]>();

/** The aisles before every run and appliance of a room; each pair once, with its narrowest width. */
export function aislesOf(scene: SceneFacts, room: RoomFacts): readonly Aisle[] {
  const before = known.get(room);
  if (before) return before;
  const found: (Aisle | null)[] = [];
  for (const run of room.runs) {
    if (!run.isBase || run.node.tier === 'vanity') continue;
    const own = new Set([run.id, ...run.hosted.map(({ id }) => id)]);
    found.push(aisleFrom(scene, { id: run.id, levelId: room.levelId, face: runFront(run), own }));
  }
  for (const thing of room.things.filter(({ role }) => appliances.includes(role))) {
    const own = new Set([thing.id, ...(thing.node.hostId ? [thing.node.hostId] : [])]);
    found.push(
      aisleFrom(scene, { id: thing.id, levelId: room.levelId, face: frontOf(thing), own }),
    );
  }
  const pairs = new Map<string, Aisle>();
  for (const aisle of found) {
    if (!aisle) continue;
    const key = [groupOf(scene, aisle.from), groupOf(scene, aisle.to)].sort().join();
    const last = pairs.get(key);
    if (!last || aisle.width < last.width) pairs.set(key, aisle);
  }
  const aisles = [...pairs.values()];
  known.set(room, aisles);
  return aisles;
}

/** An appliance in a run makes the same aisle as the run. */
function groupOf(scene: SceneFacts, id: NodeId): NodeId {
  const host = scene.thing(id)?.node.hostId;
  return host && scene.run(host) ? host : id;
}

function frontOf(thing: Thing): Face {
  return faceOf(thing, 'front');
}
