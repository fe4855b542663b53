// Reading, counting and drawing a scene takes a lot of code, so it is loaded only where a shared room is
// shown.

import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { nodesOf } from '@wevisu/scene/document/scene.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { writeDrawingSvg } from '@wevisu/scene/drawing/drawing-svg.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import type { TakeoffOrder } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';

export interface SharedPlan {
  readonly name: string;
  readonly svg: string;
}

export interface ReadShared {
  readonly document: SceneDocument;
  readonly plans: readonly SharedPlan[];
}

/** The scene with a drawn plan for each level. Throws SceneUnreadable. */
export function readShared(scene: unknown): ReadShared {
  const { document } = readScene(scene);
  const plans = nodesOf(document.nodes, 'level').map(([id, level]) => ({
    name: level.name,
    svg: writeDrawingSvg(drawPlan(document.nodes, id), level.name),
  }));
  return { document, plans };
}

/** The room's takeoff; takes some 200 ms for a large house, so it runs after the room is shown. */
export function countShared(document: SceneDocument): readonly TakeoffOrder[] {
  return takeoffOf(document).orders;
}
