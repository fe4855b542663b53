// Faces of runs and items, and what their backsplashes take of the walls behind them.
import type { NodeId } from '../document/node-id.ts';
import type { ItemNode } from '../document/nodes/item.ts';
import type { RoomNode } from '../document/nodes/room.ts';
import type { RunNode } from '../document/nodes/run.ts';
import { nodeOf } from '../document/scene.ts';
import { placeRunPolygon } from '../placing/body-of.ts';
import type { Point } from '../plane/polygon.ts';
import { isWithin, type Region } from '../plane/region.ts';
import { hostedInRun } from '../runs/hosted.ts';
import { runLayout } from '../runs/run-layout.ts';
import { backsplashFaces, isUpper } from './backsplash-faces.ts';
import { counterFaces, type PlacedRun } from './counter-faces.ts';
import type { Face } from './face.ts';
import { type TakenByFace, wallStretches } from './room-faces.ts';
import { rememberByParts } from './same-list.ts';
import type { SceneIndex, ShapedRoom } from './scene-index.ts';
import { slotFaces } from './slot-faces.ts';

interface RunFaces {
  readonly counters: readonly Face[];
  /** With the wall face that each lies on. */
  readonly backsplashes: readonly { readonly on: string; readonly face: Face }[];
}

const rememberRun = rememberByParts<RunNode, RunFaces>();
const rememberItem = rememberByParts<ItemNode, readonly Face[]>();
const rememberTaken = rememberByParts<RoomNode, readonly Region[]>();

function roomAt(index: SceneIndex, levelId: NodeId, point: Point): ShapedRoom | null {
  const rooms = index.levels.get(levelId)?.rooms ?? [];
  return rooms.find(({ shape }) => isWithin(shape.inner, point)) ?? null;
}

function middleOfRun(run: RunNode): Point {
  const width = run.cabinets.reduce((sum, one) => sum + one.widthTenths, 0);
  const [middle] = placeRunPolygon([[width / 2, -run.depthTenths / 2]], run);
  return middle ?? run.position;
}

function runFaces(id: NodeId, run: RunNode, index: SceneIndex): RunFaces {
  const { nodes } = index;
  const level = index.levels.get(run.levelId);
  const room = roomAt(index, run.levelId, middleOfRun(run));
  const stretches = room && level && run.backsplash ? wallStretches(room, level, nodes) : [];
  const upper = index.runs.filter(([, one]) => isUpper(one) && one.levelId === run.levelId);
  const floorTenths = nodeOf(nodes, run.levelId, 'level')?.elevationTenths ?? 0;
  const parts = [
    id,
    room?.id,
    floorTenths,
    stretches,
    ...(index.carried.get(id) ?? []),
    ...(run.backsplash ? upper.flat() : []),
    ...stretches.flatMap(({ wallId }) => (index.openings.get(wallId) ?? []).flat()),
  ];
  return rememberRun(run, 'faces', parts, () => {
    const hosted = hostedInRun(nodes, id);
    const layout = runLayout(run, hosted);
    const placedRun: PlacedRun = { id, run, layout, roomId: room?.id ?? null, floorTenths };
    const upperRunIds = upper.map(([one]) => one);
    return {
      counters: counterFaces(placedRun),
      backsplashes: stretches.flatMap((stretch) => {
        const openings = index.openings.get(stretch.wallId) ?? [];
        const wall = { stretch, openings, surfaces: [], taken: [] };
        const input = { placedRun, hosted, nodes, upperRunIds };
        return backsplashFaces(input, wall).map((face) => ({ on: stretch.faceId, face }));
      }),
    };
  });
}

function itemFaces(id: NodeId, item: ItemNode, index: SceneIndex): readonly Face[] {
  const roomId = roomAt(index, item.levelId, item.position)?.id ?? null;
  const floorTenths = nodeOf(index.nodes, item.levelId, 'level')?.elevationTenths ?? 0;
  const isAgainstWall = nodeOf(index.nodes, item.hostId, 'wall') !== undefined;
  return rememberItem(item, 'faces', [id, roomId, floorTenths, isAgainstWall], () =>
    slotFaces({ id, item, roomId, floorTenths, isAgainstWall }),
  );
}

interface ThingFaces {
  readonly faces: readonly Face[];
  readonly taken: TakenByFace;
}

/** Counters, backsplashes and covered slots of items, in the order of ids. */
export function thingFaces(index: SceneIndex): ThingFaces {
  const runs = index.runs.map(([id, run]) => runFaces(id, run, index));
  const byWall = new Map<string, Face[]>();
  for (const { on, face } of runs.flatMap(({ backsplashes }) => backsplashes)) {
    const list = byWall.get(on);
    if (list) list.push(face);
    else byWall.set(on, [face]);
  }
  const taken = new Map<string, readonly Region[]>();
  for (const [on, faces] of byWall) {
    const room = nodeOf(index.nodes, faces[0]?.roomId ?? null, 'room');
    const build = () => faces.flatMap(({ areas }) => areas.flatMap(({ regions }) => regions));
    taken.set(on, room ? rememberTaken(room, on, faces, build) : build());
  }
  return {
    taken,
    faces: [
      ...runs.flatMap(({ counters, backsplashes }) => [
        ...counters,
        ...backsplashes.map(({ face }) => face),
      ]),
      ...index.covered.flatMap(([id, item]) => itemFaces(id, item, index)),
    ],
  };
}
