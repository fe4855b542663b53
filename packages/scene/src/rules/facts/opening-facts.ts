import type { NodeId } from '../../document/node-id.ts';
import type { OpeningNode } from '../../document/nodes/opening.ts';
import { isDoor, isWindow } from '../../document/nodes/opening-style.ts';
import type { WallNode } from '../../document/nodes/wall.ts';
import { nodeOf, nodesOf, type SceneNodes } from '../../document/scene.ts';
import { type OpeningMeasures, openingMeasures } from '../../openings/opening-measures.ts';
import { openingClearances } from '../../openings/opening-plan.ts';
import { along, directionOf, leftOf, times } from '../../plane/points.ts';
import type { Point, Polygon } from '../../plane/polygon.ts';

/** What a leaf sweeps, in plan. */
export interface Sweep {
  readonly nodeId: NodeId;
  readonly area: Polygon;
  readonly bottom: number;
  readonly top: number;
}

/** An opening as rules see it; tenths in plan. */
export interface OpeningFacts {
  readonly id: NodeId;
  readonly node: OpeningNode;
  readonly wall: WallNode;
  readonly measures: OpeningMeasures;
  /** On the wall's center line. */
  readonly middle: Point;
  readonly direction: Point;
  readonly left: Point;
  readonly isWay: boolean;
  readonly sweeps: readonly Sweep[];
}

interface Known {
  readonly wall: WallNode;
  readonly facts: OpeningFacts;
}
const known = new WeakMap<OpeningNode, Known>();

function build(id: NodeId, node: OpeningNode, wall: WallNode): OpeningFacts {
  const direction = directionOf(wall.from, wall.to);
  const left = leftOf(direction);
  const middle = along(wall.from, direction, node.atTenths);
  const place = ([x, y]: Point): Point => along(along(middle, direction, x * 10), left, y * 10);
  return {
    id,
    node,
    wall,
    measures: openingMeasures(node),
    middle,
    direction,
    left,
    isWay: isDoor(node.style) || node.style.startsWith('passage'),
    sweeps: openingClearances(node, wall.thicknessTenths)
      .filter(({ purpose }) => purpose === 'door')
      .map(({ area, bottomMm, topMm }) => ({
        nodeId: id,
        area: area.map(place),
        bottom: bottomMm * 10,
        top: topMm * 10,
      })),
  };
}

/** All openings whose wall exists, in the order of their ids. */
export function openingFacts(nodes: SceneNodes): OpeningFacts[] {
  const found: OpeningFacts[] = [];
  for (const [id, node] of nodesOf(nodes, 'opening')) {
    const wall = nodeOf(nodes, node.wallId, 'wall');
    if (!wall) continue;
    const before = known.get(node);
    if (before && before.wall === wall && before.facts.id === id) found.push(before.facts);
    else {
      const facts = build(id, node, wall);
      known.set(node, { wall, facts });
      found.push(facts);
    }
  }
  return found;
}

/** A point of the wall's face on one side, `out` tenths before it. */
export function besideOpening(opening: OpeningFacts, side: 1 | -1, out: number): Point {
  const reach = opening.wall.thicknessTenths / 2 + out;
  return along(opening.middle, times(opening.left, side), reach);
}

export function isOperable({ node }: OpeningFacts): boolean {
  return isWindow(node.style) && node.style !== 'window-fixed';
}
