import type { RoomNode } from '../document/nodes/room.ts';
import { isOutdoors } from '../document/nodes/room.ts';
import { nodeOf, type SceneNodes } from '../document/scene.ts';
import type { Region } from '../plane/region.ts';
import type { RoomEdge } from '../rooms/room-shape.ts';
import type { SurfaceEntry } from './covered-layers.ts';
import type { Face } from './face.ts';
import { ceilingFace, floorFace } from './flat-faces.ts';
import { freeSides, wallsWithin } from './free-walls.ts';
import { hiddenBelow, hidersIn } from './hidden-floor.ts';
import { nicheFaces } from './niche-faces.ts';
import { rememberByParts } from './same-list.ts';
import type { LevelIndex, SceneIndex, ShapedRoom } from './scene-index.ts';
import { type WallFaceInput, type WallStretch, wallFace } from './wall-face.ts';

const rememberFaces = rememberByParts<RoomNode, readonly Face[]>();
const rememberWithin = rememberByParts<RoomNode, ReturnType<typeof wallsWithin>>();
const rememberStretches = rememberByParts<RoomNode, readonly WallStretch[]>();

/** What backsplashes take of wall faces, by face id; the lists keep their identity while unchanged. */
export type TakenByFace = ReadonlyMap<string, readonly Region[]>;
const nothing: readonly Region[] = [];

function surfacesOn(
  surfaces: readonly SurfaceEntry[],
  fits: (face: SurfaceEntry[1]['face']) => boolean,
): SurfaceEntry[] {
  return surfaces.filter(([, node]) => fits(node.face));
}

function flatFaces(room: ShapedRoom, level: LevelIndex, index: SceneIndex): readonly Face[] {
  const { id: roomId, node, shape } = room;
  const surfaces = index.surfaces.get(roomId) ?? [];
  const within = rememberWithin(node, 'within', [shape, level.walls], () =>
    wallsWithin(shape, level),
  );
  const hiders = hidersIn(shape, level.hiders);
  const onFloor = surfacesOn(surfaces, ({ on }) => on === 'floor');
  const floor = rememberFaces(
    node,
    'floor',
    [roomId, shape, within, ...hiders, ...onFloor.map(([, one]) => one)],
    () => {
      const hidden = [...[...within.values()].flat(), ...hiders.flatMap(hiddenBelow)];
      return [floorFace({ roomId, shape, surfaces: onFloor, hidden })];
    },
  );
  if (isOutdoors(node.use)) return floor;
  const onCeiling = surfacesOn(surfaces, ({ on }) => on === 'ceiling');
  const ceiling = rememberFaces(
    node,
    'ceiling',
    [roomId, shape, within, ...onCeiling.map(([, one]) => one)],
    () => {
      const hidden = [...within].flatMap(([wallId, regions]) =>
        (level.walls.get(wallId)?.heightTenths ?? 0) >= shape.heightTenths ? regions : [],
      );
      return [ceilingFace({ roomId, shape, surfaces: onCeiling, hidden })];
    },
  );
  return [...floor, ...ceiling];
}

/** All stretches of walls that a room sees, with ids that are unique within it. */
export function wallStretches(
  room: ShapedRoom,
  level: LevelIndex,
  nodes: SceneNodes,
): readonly WallStretch[] {
  const { id: roomId, node, shape } = room;
  return rememberStretches(node, 'stretches', [roomId, shape, level.walls], () => {
    const within = wallsWithin(shape, level);
    const seen = [
      ...shape.edges.filter(({ wallId }) => wallId !== null),
      ...freeSides(shape, level, [...within.keys()]).map(
        (side): RoomEdge => ({ ...side, kind: 'side', outerFrom: side.from, outerTo: side.to }),
      ),
    ];
    const used = new Map<string, number>();
    return seen.flatMap(({ wallId, kind, from, to }): WallStretch[] => {
      const wall = nodeOf(nodes, wallId, 'wall');
      const shapeOfWall = wallId === null ? undefined : level.walls.get(wallId);
      if (!wall || !shapeOfWall || wallId === null) return [];
      const isEnd = kind === 'end' || !runsAlong(wall, from, to);
      const name = `${roomId}:wall:${wallId}${isEnd ? ':end' : ''}`;
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      return [
        {
          faceId: count === 1 ? name : `${name}:${count}`,
          roomId,
          wallId,
          wall,
          from,
          to,
          heightTenths: Math.min(shape.heightTenths, shapeOfWall.heightTenths),
          floorTenths: shape.floorTenths,
          isEnd,
        },
      ];
    });
  });
}

function runsAlong(
  wall: WallStretch['wall'],
  from: readonly [number, number],
  to: readonly [number, number],
): boolean {
  const [ax, ay] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
  const [bx, by] = [to[0] - from[0], to[1] - from[1]];
  return Math.abs(ax * by - ay * bx) < 0.02 * Math.hypot(ax, ay) * Math.hypot(bx, by);
}

function stretchFaces(
  stretch: WallStretch,
  room: ShapedRoom,
  index: SceneIndex,
  taken: TakenByFace,
) {
  const openings = index.openings.get(stretch.wallId) ?? [];
  const surfaces = surfacesOn(
    index.surfaces.get(room.id) ?? [],
    (face) => face.on === 'walls' || (face.on === 'wall' && face.wallId === stretch.wallId),
  );
  const cut = taken.get(stretch.faceId) ?? nothing;
  const parts = [stretch, cut, ...openings.flat(), ...surfaces.flat()];
  return rememberFaces(room.node, stretch.faceId, parts, () => {
    const input: WallFaceInput = { stretch, openings, surfaces, taken: cut };
    return [wallFace(input), ...nicheFaces(input)];
  });
}

/** Floor, ceiling and walls of a room. Faces that nothing changed for are the very same as before. */
export function roomFaces(
  room: ShapedRoom,
  level: LevelIndex,
  index: SceneIndex,
  taken: TakenByFace,
): Face[] {
  return [
    ...flatFaces(room, level, index),
    ...wallStretches(room, level, index.nodes).flatMap((stretch) =>
      stretchFaces(stretch, room, index, taken),
    ),
  ];
}
