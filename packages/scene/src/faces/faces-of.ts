import type { SceneDocument, SceneNodes } from '../document/scene.ts';
import type { Face } from './face.ts';
import { roomFaces, type TakenByFace } from './room-faces.ts';
import { indexScene } from './scene-index.ts';

const known = new WeakMap<SceneNodes, Face[]>();

/**
 * Every flat face of a scene: floors, ceilings, walls with their openings as holes, insides of niches.
 * In the order of levels, rooms and edges; the same document gives the same list. Faces that an edit
 * does not touch keep their identity from one document to the next. Broken nodes are left out.
 */
export function facesOf(document: SceneDocument): Face[] {
  const { nodes } = document;
  const before = known.get(nodes);
  if (before) return before;
  const index = indexScene(nodes);
  const taken: TakenByFace = new Map();
  const levelIds = [...index.levels.keys()].sort();
  const faces = levelIds.flatMap((levelId) => {
    const level = index.levels.get(levelId);
    return level ? level.rooms.flatMap((room) => roomFaces(room, level, index, taken)) : [];
  });
  known.set(nodes, faces);
  return faces;
}
