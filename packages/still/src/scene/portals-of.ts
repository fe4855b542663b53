// The openings that let daylight in: those with a room on one side only.

import type { OpeningNode } from '@wevisu/scene/document/nodes/opening.ts';
import { isDoor } from '@wevisu/scene/document/nodes/opening-style.ts';
import { isOutdoors } from '@wevisu/scene/document/nodes/room.ts';
import type { WallNode } from '@wevisu/scene/document/nodes/wall.ts';
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { type Bounds, boundsOf } from '@wevisu/scene/plane/polygon.ts';
import { PORTAL_SIZE } from './still-scene.ts';

const METERS_PER_TENTH = 1e-4;
/** How far a hole in a face may differ from its opening, tenths. */
const SLACK = 60;

const glassDoors = new Set(['door-sliding-glass', 'door-french']);

/** Whether no light comes through an opening. */
export function isOpaque(style: string): boolean {
  return (isDoor(style as never) && !glassDoors.has(style)) || style === 'niche';
}

/** @returns The `portals` of a still scene. */
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
    if (!wall || isOpaque(opening.style)) return [];
    const seen = (indoors.get(opening.wallId) ?? []).flatMap((face) => {
      const hole = holeOf(face, wall, opening);
      return hole ? [{ face, hole }] : [];
    });
    // A long wall may have several rooms on one side: what counts is how many rooms see the opening.
    const [only] = seen;
    return only && seen.length === 1 ? portalOn(only.face, only.hole) : [];
  });
}

/** The hole of an opening in a face of its wall, in the face's axes; other holes may be as large. */
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
  return [x * METERS_PER_TENTH, z * METERS_PER_TENTH, -y * METERS_PER_TENTH];
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
    (right[1] * up[2] - right[2] * up[1]) / METERS_PER_TENTH,
    (right[2] * up[0] - right[0] * up[2]) / METERS_PER_TENTH,
    (right[0] * up[1] - right[1] * up[0]) / METERS_PER_TENTH,
  ]);
  const numbers = [
    ...toView([at(0), at(1), at(2)]),
    ...toView(scaled(right, halfU)),
    ...toView(scaled(up, halfV)),
    ...inward,
    4 * halfU * halfV * METERS_PER_TENTH * METERS_PER_TENTH,
  ];
  if (numbers.length !== PORTAL_SIZE) throw new Error('A portal has the wrong count of numbers.');
  return numbers;
}
