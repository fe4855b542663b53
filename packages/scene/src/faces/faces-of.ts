import type { SceneDocument, SceneNodes } from '../document/scene.ts';
import type { Face } from './face.ts';
import { roomFaces } from './room-faces.ts';
import { indexScene } from './scene-index.ts';
import { thingFaces } from './thing-faces.ts';

const known = new WeakMap<SceneNodes, Face[]>();

/**
 * Every flat face of a scene: floors, ceilings, walls with their openings as holes, insides of niches;
 * then counters, backsplashes (which their walls' areas leave out) and items' sides with a covering of
 * their own. In the order of levels, rooms and edges; the same document gives the same list. Faces that an edit
 * does not touch keep their identity from one document to the next. Broken nodes are left out.
 */
export function facesOf({ nodes }: Pick<SceneDocument, 'nodes'>): Face[] {
  const before = known.get(nodes);
  if (before) return before;
  const index = indexScene(nodes);
  const things = thingFaces(index);
  const levelIds = [...index.levels.keys()].sort();
  const ofRooms = levelIds.flatMap((levelId) => {
    const level = index.levels.get(levelId);
    return level ? level.rooms.flatMap((room) => roomFaces(room, level, index, things.taken)) : [];
  });
  const faces = [...ofRooms, ...things.faces];
  known.set(nodes, faces);
  return faces;
}
