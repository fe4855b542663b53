// A room as its card shows it: its drawn plan, its colors, and the viewpoint of its picture.
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { writeDrawingSvg } from '@wevisu/scene/drawing/drawing-svg.ts';
import { roomColors } from '@wevisu/scene/faces/room-colors.ts';
import { roomShape } from '@wevisu/scene/rooms/room-shape.ts';
import type { StillCamera } from '@wevisu/still/path/camera.ts';
import { isLit } from '@wevisu/still/run/is-lit.ts';
import { insideCamera } from '@wevisu/still/run/view-camera.ts';

export interface RoomLooks {
  /** SVG of the lowest story that has a room; null if there is none. */
  readonly plan: string | null;
  /** The colors that cover most of it, largest first. */
  readonly colors: readonly string[];
  /** Null if there is no room to stand in, or no light in it. */
  readonly camera: StillCamera | null;
}

const MAX_COLORS = 6;

export function looksOf(document: SceneDocument): RoomLooks {
  const levelId = lowestWithRoom(document);
  return {
    plan: levelId && writeDrawingSvg(drawPlan(document.nodes, levelId), 'Floor plan'),
    colors: roomColors(document, MAX_COLORS),
    camera: isLit(document) ? insideCamera(document) : null,
  };
}

function lowestWithRoom({ nodes }: SceneDocument): string | null {
  const furnished = new Set(
    nodesOf(nodes, 'room').flatMap(([id, { levelId }]) => (roomShape(nodes, id) ? [levelId] : [])),
  );
  const levels = nodesOf(nodes, 'level').filter(([id]) => furnished.has(id));
  const [lowest] = levels.toSorted(([, a], [, b]) => a.elevationTenths - b.elevationTenths);
  return lowest?.[0] ?? null;
}
