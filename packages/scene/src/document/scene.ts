import { z } from 'zod';
import { allowance } from './allowance.ts';
import { type NodeOf, type NodeType, type SceneNode, sceneNode } from './node.ts';
import { type NodeId, nodeId, sku } from './node-id.ts';
import { productFacts } from './product-facts.ts';

export const SCENE_VERSION = 1;
/** Scenes beyond this are refused, so that no document can hold a process up. */
export const MAX_NODES = 20_000;
/** Walls meet walls: twenty large houses have fewer. */
export const MAX_WALLS = 2_000;

/** A home as drawn: a flat map of nodes, and the facts of the products that they name. */
export const sceneDocument = z.strictObject({
  format: z.literal('wevisu-scene'),
  version: z.literal(SCENE_VERSION),
  name: z.string().max(120),
  /** An id from styles.ts; null for none. */
  style: z.string().max(40).nullable().default(null),
  /** The homeowner's budget for everything in the scene. */
  budgetCents: z.int().nonnegative().nullable().default(null),
  /** What is ordered beyond the count: left out, as a careful tiler orders. */
  allowance: allowance.optional(),
  nodes: z
    .record(nodeId, sceneNode)
    .refine((nodes) => Object.keys(nodes).length <= MAX_NODES, 'A scene has at most 20,000 nodes.')
    .refine(
      (nodes) => Object.values(nodes).filter(({ type }) => type === 'wall').length <= MAX_WALLS,
      'A scene has at most 2,000 walls.',
    ),
  products: z.record(sku, productFacts).default({}),
});
export type SceneDocument = z.output<typeof sceneDocument>;
export type SceneNodes = Readonly<Record<NodeId, SceneNode>>;

const sorted = new WeakMap<SceneNodes, Partial<Record<NodeType, [NodeId, SceneNode][]>>>();

/** The nodes by type, sorted once: nodes are never changed in place. */
function byType(nodes: SceneNodes): Partial<Record<NodeType, [NodeId, SceneNode][]>> {
  const known = sorted.get(nodes);
  if (known) return known;
  const found: Partial<Record<NodeType, [NodeId, SceneNode][]>> = {};
  for (const [id, node] of Object.entries(nodes)) {
    const list = found[node.type];
    if (list) list.push([id, node]);
    else found[node.type] = [[id, node]];
  }
  for (const list of Object.values(found)) list.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  sorted.set(nodes, found);
  return found;
}

/** The nodes of one type in the order of their ids. */
export function nodesOf<T extends NodeType>(
  nodes: SceneNodes,
  type: T,
): readonly (readonly [NodeId, NodeOf<T>])[] {
  return (byType(nodes)[type] ?? []) as unknown as readonly (readonly [NodeId, NodeOf<T>])[];
}

/** The node with that id, if it has that type; otherwise undefined. */
export function nodeOf<T extends NodeType>(
  nodes: SceneNodes,
  id: NodeId | null,
  type: T,
): NodeOf<T> | undefined {
  const node = id === null || !Object.hasOwn(nodes, id) ? undefined : nodes[id];
  return node?.type === type ? (node as NodeOf<T>) : undefined;
}
