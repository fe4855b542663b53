import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { boundsOf } from '@wevisu/scene/patterns/polygon.ts';

/** Stubs narrower than 6 in have no elevation. */
const NARROWEST = 1_524;

/** The sides of walls of a level that have an elevation of their own: no ends and no insides of niches. */
export function wallFaces(
  nodes: SceneNodes,
  faces: readonly Face[],
  levelId: NodeId | null,
): readonly Face[] {
  return faces.filter(({ id, kind, roomId, wallId, outline }) => {
    if (kind !== 'wall' || nodeOf(nodes, roomId, 'room')?.levelId !== levelId) return false;
    const name = `${roomId}:wall:${wallId}`;
    if (!id.startsWith(name) || !/^(:\d+)?$/.test(id.slice(name.length))) return false;
    const { minX, maxX } = boundsOf(outline);
    return maxX - minX >= NARROWEST;
  });
}
