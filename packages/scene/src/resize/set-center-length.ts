import type { NodeId } from '../document/node-id.ts';
import { nodeOf, type SceneNodes } from '../document/scene.ts';
import { directionOf, distanceOf, times } from '../plane/points.ts';
import { linesMeeting, moveEnd } from './line-end.ts';
import { linesOf } from './plan-lines.ts';
import { type Resized, refused } from './refusal.ts';
import { setLength } from './set-length.ts';

export interface CenterLengthToSet {
  readonly nodes: SceneNodes;
  readonly wallId: NodeId;
  /** Between the ends of the wall's center line. */
  readonly tenths: number;
  readonly end: 'from' | 'to';
}

/** The length of a wall that no room sees, along its center line; the line at its end moves along. */
export function setCenterLength({ nodes, wallId, tenths, end }: CenterLengthToSet): Resized {
  const wall = nodeOf(nodes, wallId, 'wall');
  if (!wall) return refused('not-there');
  const way = directionOf(wall.from, wall.to);
  const outward = end === 'to' ? way : times(way, -1);
  const point = wall[end];
  const lines = linesOf(nodes, wall.levelId);
  const meeting = linesMeeting(lines, point, way);
  return setLength({
    nodes,
    tenths,
    measure(after) {
      const now = nodeOf(after, wallId, 'wall');
      return now ? distanceOf(now.from, now.to) : null;
    },
    grow: (by) => moveEnd({ nodes, levelId: wall.levelId, lines, meeting, point, outward, by }),
  });
}
