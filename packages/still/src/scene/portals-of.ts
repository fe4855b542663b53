// The holes that daylight comes in through: openings with a room on one side only.

import type { OpeningNode } from '@wevisu/scene/document/nodes/opening.ts';
import { isDoor } from '@wevisu/scene/document/nodes/opening-style.ts';
import { isOutdoors } from '@wevisu/scene/document/nodes/room.ts';
import type { WallNode } from '@wevisu/scene/document/nodes/wall.ts';
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { type Bounds, boundsOf } from '@wevisu/scene/plane/polygon.ts';
import { PORTAL_SIZE } from './still-scene.ts';

const METRES = 1e-4;
/** How far a wall's hole may differ from its opening, tenths. */
const SLACK = 60;

const seeThrough = new Set(['door-sliding-glass', 'door-french']);

function opaque(style: string): boolean {
  return (isDoor(style as never) && !seeThrough.has(style)) || style === 'niche';
}

/** Numbers of each portal, as `portals` of a still scene holds them. */
export function portalsOf(document: SceneDocument, faces: readonly Face[]): number[] {
  const indoors = Map.groupBy(
    faces.filter(({ kind, roomId }) => {
      const room = nodeOf(document.nodes, roomId, 'room');
      return kind === 'wall' && room && !isOutdoors(room.use);
    }),
    ({ wallId }) => wallId,
  );
  return nodesOf(document.nodes, 'opening').flatMap(([, opening]) => {
    const wall = nodeOf(document.nodes, opening.wallId, 'wall');
    if (!wall || opaque(opening.style)) return [];
    const seen = (indoors.get(opening.wallId) ?? []).flatMap((face) => {
      const hole = holeOf(face, wall, opening);
      return hole ? [{ face, hole }] : [];
    });
    // A long wall has several rooms on its one side: what counts is how many the opening is seen from.
    const [only] = seen;
    return only && seen.length === 1 ? portalOn(only.face, only.hole) : [];
  });
}

/** The hole of an opening in a face of its wall, in the face's own measures: others may be as large. */
function holeOf({ holes, frame }: Face, wall: WallNode, opening: OpeningNode): Bounds | null {
  const [dx, dy] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
  const long = Math.hypot(dx, dy);
  const along = (x: number, y: number) => (x * dx + y * dy) / long;
  const { origin, right } = frame;
  const start = along(origin[0] - wall.from[0], origin[1] - wall.from[1]);
  const forward = along(right[0], right[1]);
  const isOwn = ({ minX, minY, maxX, maxY }: Bounds) =>
    Math.abs(start + (forward * (minX + maxX)) / 2 - opening.atTenths) < SLACK &&
    Math.abs(maxX - minX - opening.widthTenths) < SLACK &&
    Math.abs(minY - opening.sillTenths) < SLACK &&
    Math.abs(maxY - minY - opening.heightTenths) < SLACK;
  return holes.map(boundsOf).find(isOwn) ?? null;
}

type Vec = readonly [x: number, y: number, z: number];

function toView([x, y, z]: Vec): Vec {
  return [x * METRES, z * METRES, -y * METRES];
}

function portalOn(
  { frame: { origin, right, up } }: Face,
  { minX, minY, maxX, maxY }: Bounds,
): number[] {
  const [u, v] = [(minX + maxX) / 2, (minY + maxY) / 2];
  const at = (k: 0 | 1 | 2) => origin[k] + u * right[k] + v * up[k];
  const [halfU, halfV] = [(maxX - minX) / 2, (maxY - minY) / 2];
  const scaled = ([x, y, z]: Vec, by: number): Vec => [x * by, y * by, z * by];
  const inward = toView([
    (right[1] * up[2] - right[2] * up[1]) / METRES,
    (right[2] * up[0] - right[0] * up[2]) / METRES,
    (right[0] * up[1] - right[1] * up[0]) / METRES,
  ]);
  const numbers = [
    ...toView([at(0), at(1), at(2)]),
    ...toView(scaled(right, halfU)),
    ...toView(scaled(up, halfV)),
    ...inward,
    4 * halfU * halfV * METRES * METRES,
  ];
  if (numbers.length !== PORTAL_SIZE) throw new Error('a portal has its numbers');
  return numbers;
}
