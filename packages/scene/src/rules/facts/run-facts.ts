import type { NodeId } from '../../document/node-id.ts';
import type { RunNode } from '../../document/nodes/run.ts';
import type { SceneNodes } from '../../document/scene.ts';
import { placeRunPolygon } from '../../placing/body-of.ts';
import { placed, unitAt } from '../../plane/points.ts';
import type { Point, Polygon } from '../../plane/polygon.ts';
import { type HostedThing, hostedInRun } from '../../runs/hosted.ts';
import { type RunLayout, runLayout } from '../../runs/run-layout.ts';

/** A run of cabinets as rules see it: plan in tenths, heights above the level's floor. */
export interface RunFacts {
  readonly id: NodeId;
  readonly node: RunNode;
  readonly layout: RunLayout;
  readonly hosted: readonly HostedThing[];
  readonly footprints: readonly Polygon[];
  readonly counters: readonly Polygon[];
  /** Sinks and cooktops: no landing there. */
  readonly holes: readonly Polygon[];
  readonly counterTop: number | null;
  readonly bottom: number;
  readonly top: number;
  readonly middle: Point;
  readonly front: Point;
  readonly right: Point;
  /** Stands on the floor and is worked at. */
  readonly isBase: boolean;
}

interface Known {
  readonly hostedNodes: readonly unknown[];
  readonly facts: RunFacts;
}
const known = new WeakMap<RunNode, Known>();

/** `hostedNodes` are the nodes that the run carries: while they stay the same the facts do. */
export function runFacts(
  nodes: SceneNodes,
  id: NodeId,
  node: RunNode,
  hostedNodes: readonly unknown[],
): RunFacts {
  const before = known.get(node);
  if (
    before &&
    before.facts.id === id &&
    before.hostedNodes.length === hostedNodes.length &&
    before.hostedNodes.every((one, i) => one === hostedNodes[i])
  ) {
    return before.facts;
  }
  const hosted = hostedNodes.length === 0 ? [] : hostedInRun(nodes, id);
  const layout = runLayout(node, hosted);
  const place = (polygon: Polygon) => placeRunPolygon(polygon, node);
  const right = unitAt(node.rotationTenthsDeg);
  const facts: RunFacts = {
    id,
    node,
    layout,
    hosted,
    footprints: layout.footprint.map(place),
    counters: layout.counters.map(({ outline }) => place(outline)),
    holes: hosted.flatMap(({ cutOut }) =>
      cutOut ? [place(cutOut.map(([x, y]): Point => [x * 10, y * 10]))] : [],
    ),
    counterTop:
      layout.counterTopTenths === null ? null : node.elevationTenths + layout.counterTopTenths,
    bottom: node.elevationTenths,
    top: node.elevationTenths + layout.topTenths,
    middle: placed(
      [layout.widthTenths / 2, -node.depthTenths / 2],
      node.position,
      node.rotationTenthsDeg,
    ),
    front: [right[1], -right[0]],
    right,
    isBase: node.tier !== 'wall' && node.elevationTenths < 3_000,
  };
  known.set(node, { hostedNodes: [...hostedNodes], facts });
  return facts;
}

/** A point local to the run in plan. */
export function inRun(run: RunFacts, x: number, y: number): Point {
  return placed([x, y], run.node.position, run.node.rotationTenthsDeg);
}
