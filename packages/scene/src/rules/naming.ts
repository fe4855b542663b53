import type { NodeId } from '../document/node-id.ts';
import { isDoor } from '../document/nodes/opening-style.ts';
import type { SceneFacts } from './facts/scene-facts.ts';

/** What a person in the room calls a node: 'refrigerator', 'island', 'wall'. */
export function nameOf(scene: SceneFacts, id: NodeId): string {
  const thing = scene.thing(id);
  if (thing) return thing.card.label.toLowerCase();
  const run = scene.run(id);
  if (run) {
    const { tier } = run.node;
    return tier === 'island' || tier === 'peninsula' ? tier : 'cabinets';
  }
  const node = scene.nodes[id];
  if (node?.type === 'opening') return isDoor(node.style) ? 'door' : 'window';
  return node?.type === 'wall' ? 'wall' : 'room';
}
