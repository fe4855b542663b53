// The holes that daylight comes in through: openings in walls that have a room on one side only.
import { isDoor } from '@wevisu/scene/document/nodes/opening-style.ts';
import { isOutdoors } from '@wevisu/scene/document/nodes/room.ts';
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { boundsOf } from '@wevisu/scene/patterns/polygon.ts';
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
  const indoors = faces.filter(({ kind, roomId }) => {
    const room = nodeOf(document.nodes, roomId, 'room');
    return kind === 'wall' && room && !isOutdoors(room.use);
  });
  const rooms = new Map<string, Set<string>>();
  for (const { wallId, roomId } of indoors) {
    if (!wallId || !roomId) continue;
    rooms.set(wallId, (rooms.get(wallId) ?? new Set()).add(roomId));
  }
  return nodesOf(document.nodes, 'opening').flatMap(([, opening]) => {
    if (opaque(opening.style) || rooms.get(opening.wallId)?.size !== 1) return [];
    for (const face of indoors) {
      if (face.wallId !== opening.wallId) continue;
      for (const hole of face.holes) {
        const { minX, minY, maxX, maxY } = boundsOf(hole);
        const isOwn =
          Math.abs(maxX - minX - opening.widthTenths) < SLACK &&
          Math.abs(minY - opening.sillTenths) < SLACK &&
          Math.abs(maxY - minY - opening.heightTenths) < SLACK;
        if (isOwn) return portalOn(face, [minX, minY, maxX, maxY]);
      }
    }
    return [];
  });
}

type Vec = readonly [x: number, y: number, z: number];

function toView([x, y, z]: Vec): Vec {
  return [x * METRES, z * METRES, -y * METRES];
}

function portalOn(
  { frame: { origin, right, up } }: Face,
  [minX, minY, maxX, maxY]: readonly [number, number, number, number],
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
