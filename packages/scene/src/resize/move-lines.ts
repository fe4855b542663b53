import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import { applyChange } from '../edit/apply-change.ts';
import { draft } from '../edit/draft.ts';
import { isStanding } from '../placing/local-box.ts';
import { leftOf, plus } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { attachedTo } from './attached.ts';
import { keepFlatAreas, keepOpenings, keepWallAreas } from './keep-on-walls.ts';
import { shiftLines } from './line-shift.ts';
import { isParallel, type PlanLine, straightLine } from './plan-lines.ts';
import { type Resized, refused } from './refusal.ts';
import { refusalOf } from './refusals.ts';
import { reshapeLines } from './reshape-lines.ts';

export interface LineMove {
  readonly nodes: SceneNodes;
  readonly levelId: NodeId;
  /** All lines of the level. */
  readonly lines: readonly PlanLine[];
  /** Those that move, with all that goes straight on from them. */
  readonly first: readonly PlanLine[];
  /** Unit vector across them. */
  readonly normal: Point;
  /** Tenths along the normal. */
  readonly by: number;
}

/**
 * Straight lines of a plan moved parallel to themselves as one change: walls and outlines that meet them
 * grow or shrink, openings and areas keep their places, what stands against moving walls goes along.
 * Refused where anything would break that is whole now.
 */
export function moveLines({ nodes, levelId, lines, first, normal, by }: LineMove): Resized {
  if (first.length === 0) return refused('not-there');
  const moving = straightLine(lines, first, leftOf(normal));
  const shift = shiftLines(lines, moving, { normal, by });
  const target = draft(nodes);
  const walls = reshapeLines(target, nodes, levelId, shift);
  if (!walls) return refused('angled');
  const still = lines.filter((line) => line.isWall && !moving.includes(line));
  const across = (line: PlanLine) => isParallel(line, leftOf(normal));
  const taken = attachedTo({
    nodes,
    levelId,
    moving: moving.filter(({ isWall }) => isWall),
    rails: still.filter((line) => !across(line)),
    opposite: still.filter(across),
  });
  const kept = { nodes, shift, walls, taken };
  keepOpenings(target, kept);
  keepWallAreas(target, kept);
  keepFlatAreas(target, kept);
  for (const id of taken) {
    const node = nodes[id];
    if (!isStanding(node)) continue;
    const [x, y] = plus(node.position, shift.vector);
    target.put(id, { ...node, position: [Math.round(x), Math.round(y)] });
  }
  const change = target.change();
  const after = applyChange(nodes, change);
  const refusal = refusalOf({ before: nodes, after, levelId, lines, shift, walls, taken });
  return refusal ? { refusal } : { change };
}
