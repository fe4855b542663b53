import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { boundsOf } from '@wevisu/scene/plane/polygon.ts';

/** Stubs narrower than 6 in get no elevation. */
const NARROWEST = 1_524;

/** The wall sides of a level that get an elevation, without wall ends and the insides of niches. */
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
