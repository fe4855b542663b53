import type { NodeId } from './node-id.ts';
import type { ItemNode } from './nodes/item.ts';
import { nodesOf, type SceneNodes } from './scene.ts';

type Hosted = readonly (readonly [NodeId, ItemNode])[];

const known = new WeakMap<SceneNodes, Map<NodeId, (readonly [NodeId, ItemNode])[]>>();

/** The items that a node carries, in the order of their ids: in a run, on a table, on a wall. */
export function hostedBy(nodes: SceneNodes, hostId: NodeId): Hosted {
  let hosts = known.get(nodes);
  if (!hosts) {
    hosts = new Map();
    for (const entry of nodesOf(nodes, 'item')) {
      const { hostId: own } = entry[1];
      if (own === null) continue;
      const list = hosts.get(own);
      if (list) list.push(entry);
      else hosts.set(own, [entry]);
    }
    known.set(nodes, hosts);
  }
  return hosts.get(hostId) ?? [];
}
