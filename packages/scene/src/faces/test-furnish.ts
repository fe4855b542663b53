// Adds random openings and surfaces to a plan of rooms/test-plans.ts, for property tests.
import type { SceneNode } from '../document/node.ts';
import type { Covering } from '../document/nodes/covering.ts';
import type { FaceRef } from '../document/nodes/surface.ts';
import type { SceneDocument } from '../document/scene.ts';
import type { Point } from '../plane/polygon.ts';

export function coveringOf(sku: string | null, origin: Point | null = null): Covering {
  const rest = { pattern: null, rotationTenthsDeg: 0, jointTenths: null, jointColor: null };
  return { sku, color: '#ffffff', ...rest, origin };
}

export function documentOf(nodes: Record<string, SceneNode>): SceneDocument {
  const head = { format: 'wevisu-scene', version: 1, name: 'Test', style: null } as const;
  return { ...head, budgetCents: null, nodes, products: {} };
}

function openingIn(wallId: string, length: number, random: () => number): SceneNode {
  const styles = ['door-single', 'window-double-hung', 'passage-arch', 'niche'] as const;
  const style = styles[Math.floor(random() * styles.length)] ?? 'niche';
  const isDoor = style === 'door-single' || style === 'passage-arch';
  return {
    type: 'opening',
    wallId,
    style,
    atTenths: Math.round(length * (0.1 + random() * 0.8)),
    widthTenths: 3_000 + Math.round(random() * 12_000),
    heightTenths: isDoor ? 20_320 : 9_000,
    sillTenths: isDoor ? 0 : 9_144,
    hinge: 'left',
    side: random() < 0.5 ? 'left' : 'right',
    depthTenths: 889,
    color: '#f4f2ec',
  };
}

function surfaceIn(
  roomId: string,
  face: FaceRef,
  area: Point[] | null,
  random: () => number,
): SceneNode {
  return {
    type: 'surface',
    roomId,
    face,
    area,
    layer: Math.floor(random() * 3),
    covering: coveringOf(`sku-${Math.floor(random() * 9)}`),
    border:
      random() < 0.3
        ? { widthTenths: 1_000 + Math.round(random() * 2_000), covering: coveringOf('edge') }
        : null,
  };
}

/** Random points, which may cross over: areas are drawn by people. */
function scribble(x: number, y: number, size: number, random: () => number): Point[] {
  return Array.from({ length: 3 + Math.floor(random() * 4) }, () => [
    Math.round(x + (random() - 0.5) * size),
    Math.round(y + (random() - 0.5) * size),
  ]);
}

export function furnished(
  plan: Record<string, SceneNode>,
  random: () => number,
): Record<string, SceneNode> {
  const nodes = { ...plan };
  let count = 0;
  const add = (node: SceneNode) => {
    nodes[`x${count++}`] = node;
  };
  for (const [id, node] of Object.entries(plan)) {
    if (node.type === 'wall') {
      const length = Math.hypot(node.to[0] - node.from[0], node.to[1] - node.from[1]);
      if (random() < 0.5) add(openingIn(id, length, random));
      if (random() < 0.2) add(openingIn(id, length, random));
    }
    if (node.type !== 'room') continue;
    const [x, y] = node.outline[0] ?? [0, 0];
    const wallIds = Object.keys(plan).filter((key) => key.startsWith('w'));
    const wallId = wallIds[Math.floor(random() * wallIds.length)] ?? 'w0';
    if (random() < 0.7) add(surfaceIn(id, { on: 'floor' }, null, random));
    add(surfaceIn(id, { on: 'floor' }, scribble(x, y, 60_000, random), random));
    if (random() < 0.5)
      add(surfaceIn(id, { on: 'ceiling' }, scribble(x, y, 60_000, random), random));
    add(surfaceIn(id, { on: 'walls' }, null, random));
    add(surfaceIn(id, { on: 'wall', wallId }, scribble(9_000, 9_000, 30_000, random), random));
  }
  return nodes;
}
