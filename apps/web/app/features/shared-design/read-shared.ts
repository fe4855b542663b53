// Reading, counting and drawing a scene takes a lot of code, so it is loaded only where a shared room is
// shown.

import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { nodeOf, nodesOf } from '@wevisu/scene/document/scene.ts';
import { elevationsOf } from '@wevisu/scene/drawing/draw-elevation.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { writeDrawingSvg } from '@wevisu/scene/drawing/drawing-svg.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import type { TakeoffOrder } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { findNamedWall } from '../editor/drawings/named-wall.ts';

export interface SharedPlan {
  readonly name: string;
  readonly svg: string;
}

export interface ReadShared {
  readonly document: SceneDocument;
  readonly plans: readonly SharedPlan[];
  /** The wall that the address names, drawn straight on; null if none is named, or it is not there. */
  readonly wall: SharedPlan | null;
}

/** The scene with a drawn plan for each level, and of a named wall. Throws SceneUnreadable. */
export function readShared(scene: unknown, named: string | null = null): ReadShared {
  const { document } = readScene(scene);
  const plans = nodesOf(document.nodes, 'level').map(([id, level]) => ({
    name: level.name,
    svg: writeDrawingSvg(drawPlan(document.nodes, id), level.name),
  }));
  return { document, plans, wall: named === null ? null : drawWall(document, named) };
}

function drawWall(document: SceneDocument, named: string): SharedPlan | null {
  const [roomId = ''] = named.split(':');
  const room = nodeOf(document.nodes, roomId, 'room');
  const faceId = findNamedWall(document.nodes, named)?.faceId;
  if (room === undefined || faceId === undefined) return null;
  const found = elevationsOf(document, roomId).find((one) => one.faceId === faceId);
  if (found === undefined) return null;
  const name = `${found.title}, ${room.name}`;
  return { name, svg: writeDrawingSvg(found.drawing, name) };
}

/** The room's takeoff; takes some 200 ms for a large house, so it runs after the room is shown. */
export function countShared(document: SceneDocument): readonly TakeoffOrder[] {
  return takeoffOf(document).orders;
}
