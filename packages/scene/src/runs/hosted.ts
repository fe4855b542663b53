import { hostedBy } from '../document/hosted-by.ts';
import type { NodeId } from '../document/node-id.ts';
import { nodeOf, type SceneNodes } from '../document/scene.ts';
import { readForm } from '../kinds/card-of.ts';
import { cutOutOf, symbolOf } from '../kinds/plan-of.ts';
import type { KindId } from '../kinds/registry.generated.ts';
import { boundsOf, type Point, type Polygon, turn } from '../plane/polygon.ts';

/** What a run needs to know of a thing that stands in it or on it. Millimeters, local to the run. */
export interface HostedThing {
  readonly id: NodeId;
  readonly kind: KindId;
  /** Outlines in the run's plan: x right, y toward the back, 0 at its back. */
  readonly footprint: readonly Polygon[];
  readonly fromX: number;
  readonly toX: number;
  /** Above the run's bottom. */
  readonly bottomMm: number;
  readonly topMm: number;
  /** The hole that it needs in the counter; null for what stands on top. */
  readonly cutOut: Polygon | null;
}

/** Items that a run carries, left to right. Items of unknown kinds or broken params are left out. */
export function hostedInRun(nodes: SceneNodes, runId: NodeId): HostedThing[] {
  const run = nodeOf(nodes, runId, 'run');
  if (!run) return [];
  const back = turn(-run.rotationTenthsDeg / 10);
  const found: HostedThing[] = [];
  for (const [id, item] of hostedBy(nodes, runId)) {
    const form = readForm(item.kind, item.params);
    if (!form) continue;
    const own = turn((item.rotationTenthsDeg - run.rotationTenthsDeg) / 10);
    const [dx, dy] = [
      (item.position[0] - run.position[0]) / 10,
      (item.position[1] - run.position[1]) / 10,
    ];
    const at: Point = [dx * back.cos - dy * back.sin, dx * back.sin + dy * back.cos];
    const place = (polygon: Polygon): Polygon =>
      polygon.map(([x, y]) => [
        at[0] + x * own.cos - y * own.sin,
        at[1] + x * own.sin + y * own.cos,
      ]);
    const symbol = symbolOf(form);
    const cutOut = cutOutOf(form);
    const footprint = symbol.footprint.map(place);
    const bounds = footprint.map(boundsOf);
    const bottom = (item.elevationTenths - run.elevationTenths) / 10;
    found.push({
      id,
      kind: form.kind,
      footprint,
      fromX: Math.min(...bounds.map((one) => one.minX)),
      toX: Math.max(...bounds.map((one) => one.maxX)),
      bottomMm: bottom + symbol.bottomMm,
      topMm: bottom + symbol.topMm,
      cutOut: cutOut && place(cutOut),
    });
  }
  return found.sort((a, b) => a.fromX - b.fromX || (a.id < b.id ? -1 : 1));
}
