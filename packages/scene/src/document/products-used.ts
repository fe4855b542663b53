import { lineSkus } from './cabinets/line-skus.ts';
import type { SceneNode } from './node.ts';
import type { NodeId, Sku } from './node-id.ts';
import type { Covering } from './nodes/covering.ts';
import type { SceneNodes } from './scene.ts';

function* coveringsOf(node: SceneNode): Generator<Covering> {
  if (node.type === 'surface') {
    yield node.covering;
    if (node.border) yield node.border.covering;
  } else if (node.type === 'item') yield* Object.values(node.coverings);
  else if (node.type === 'run') {
    if (node.counter) yield node.counter.covering;
    if (node.backsplash) yield node.backsplash.covering;
  }
}

/** The SKUs that stand in a node, each once. */
function namedSkus(node: SceneNode): Sku[] {
  const found = new Set<Sku>();
  for (const { sku } of coveringsOf(node)) if (sku !== null) found.add(sku);
  if (node.type === 'item' && node.sku !== null) found.add(node.sku);
  if (node.type === 'run') {
    if (node.hardwareSku !== null) found.add(node.hardwareSku);
    if (node.cabinetSku !== null) found.add(node.cabinetSku);
  }
  return [...found];
}

/** The SKUs that a node names or takes: the parts of a run's cabinet line too, each once. */
export function skusOf(node: SceneNode): Sku[] {
  const named = namedSkus(node);
  return node.type === 'run' ? [...new Set([...named, ...lineSkus(node)])] : named;
}

/** The SKUs that a node wears: laid on it, and counted by how they are laid. */
function wornSkusOf(node: SceneNode): Sku[] {
  return [...new Set([...coveringsOf(node)].flatMap(({ sku }) => sku ?? []))];
}

/** Every SKU that some nodes name or take, with the nodes that do, both in ASCII order. */
export function productsUsed(nodes: SceneNodes): ReadonlyMap<Sku, readonly NodeId[]> {
  return bySku(nodes, skusOf);
}

/** The same without the parts of cabinet lines, which a node takes by its sizes and doesn't name. */
export function productsNamed(nodes: SceneNodes): ReadonlyMap<Sku, readonly NodeId[]> {
  return bySku(nodes, namedSkus);
}

/** Every SKU that some nodes wear, with the nodes that do, both in ASCII order. */
export function productsWorn(nodes: SceneNodes): ReadonlyMap<Sku, readonly NodeId[]> {
  return bySku(nodes, wornSkusOf);
}

function bySku(
  nodes: SceneNodes,
  skusIn: (node: SceneNode) => readonly Sku[],
): ReadonlyMap<Sku, readonly NodeId[]> {
  const used = new Map<Sku, NodeId[]>();
  for (const id of Object.keys(nodes).sort()) {
    const node = nodes[id];
    for (const sku of node ? skusIn(node) : []) {
      const list = used.get(sku);
      if (list) list.push(id);
      else used.set(sku, [id]);
    }
  }
  return new Map([...used].sort(([a], [b]) => (a < b ? -1 : 1)));
}
