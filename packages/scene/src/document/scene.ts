import { z } from 'zod';
import { type NodeOf, type NodeType, type SceneNode, sceneNode } from './node.ts';
import { type NodeId, nodeId, sku } from './node-id.ts';
import { productFacts } from './product-facts.ts';

export const SCENE_VERSION = 1;
/** Scenes beyond this are refused, so that no document can hold a process up. */
export const MOST_NODES = 20_000;

/** A home as drawn: a flat map of nodes, and the facts of the products that they name. */
export const sceneDocument = z.strictObject({
  format: z.literal('wevisu-scene'),
  version: z.literal(SCENE_VERSION),
  name: z.string().max(120),
  /** Of styles.ts; null is none. */
  style: z.string().max(40).nullable().default(null),
  /** The homeowner's budget for everything in the scene. */
  budgetCents: z.int().nonnegative().nullable().default(null),
  nodes: z
    .record(nodeId, sceneNode)
    .refine(
      (nodes) => Object.keys(nodes).length <= MOST_NODES,
      'A scene has at most 20,000 nodes.',
    ),
  products: z.record(sku, productFacts).default({}),
});
export type SceneDocument = z.output<typeof sceneDocument>;
export type SceneNodes = Readonly<Record<NodeId, SceneNode>>;

/** The nodes of one type in the order of their ids. */
export function nodesOf<T extends NodeType>(
  nodes: SceneNodes,
  type: T,
): (readonly [NodeId, NodeOf<T>])[] {
  const found: [NodeId, NodeOf<T>][] = [];
  for (const [id, node] of Object.entries(nodes)) {
    if (node.type === type) found.push([id, node as NodeOf<T>]);
  }
  return found.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The node of that id and type; undefined where there is none or it is another. */
export function nodeOf<T extends NodeType>(
  nodes: SceneNodes,
  id: NodeId | null,
  type: T,
): NodeOf<T> | undefined {
  const node = id === null || !Object.hasOwn(nodes, id) ? undefined : nodes[id];
  return node?.type === type ? (node as NodeOf<T>) : undefined;
}
