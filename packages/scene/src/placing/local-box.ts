import type { SceneNode } from '../document/node.ts';
import { symbolOf } from '../kinds/plan-of.ts';
import { type Bounds, boundsOf } from '../plane/polygon.ts';
import { runLayout } from '../runs/run-layout.ts';
import { kindOfItem } from './kind-of-item.ts';

/** A node that stands at a position and turned. */
export type StandingNode = Extract<SceneNode, { type: 'item' | 'run' }>;

export function isStanding(node: SceneNode | undefined): node is StandingNode {
  return node?.type === 'item' || node?.type === 'run';
}

/**
 * The box about a node before it is turned, in tenths about its position: x to the right as one faces
 * it, y toward its back. null for unknown kinds.
 */
export function localBoxOf(node: StandingNode): Bounds | null {
  if (node.type === 'run') {
    const points = runLayout(node).footprint.flat();
    return points.length === 0 ? null : boundsOf(points);
  }
  const kind = kindOfItem(node);
  if (!kind) return null;
  const points = symbolOf(kind).footprint.flat();
  if (points.length === 0) return null;
  const { minX, minY, maxX, maxY } = boundsOf(points);
  return { minX: minX * 10, minY: minY * 10, maxX: maxX * 10, maxY: maxY * 10 };
}
