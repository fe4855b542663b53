import { nodeOf, type SceneNodes } from '../document/scene.ts';
import { facesOf } from '../faces/faces-of.ts';
import type { Point } from '../plane/polygon.ts';
import { drawLaid, type LaidDetail } from './draw-laid.ts';
import type { DrawnShape } from './drawing.ts';
import type { PlanScope } from './plan-scope.ts';

/** What lies on the floors of a plan, to scale. */
export function drawFloors(nodes: SceneNodes, scope: PlanScope, laid: LaidDetail): DrawnShape[] {
  return facesOf({ nodes }).flatMap(({ kind, roomId, frame, areas }) => {
    const room = kind === 'floor' ? nodeOf(nodes, roomId, 'room') : undefined;
    if (!room || roomId === null || !scope.hasRoom(roomId, room)) return [];
    const { origin, right, up } = frame;
    const place = ([u, v]: Point): Point => [
      origin[0] + u * right[0] + v * up[0],
      origin[1] + u * right[1] + v * up[1],
    ];
    return areas.flatMap((area) => drawLaid(area, laid, place));
  });
}
