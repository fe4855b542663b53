import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Refusal } from '@wevisu/scene/resize/refusal.ts';
import { nameOfNode } from './labels.ts';

/** Why a size cannot be set, and what to do, as one sentence. */
export function sizeRefusal(
  { code, nodeId }: Refusal,
  nodes: SceneNodes,
  products: SceneDocument['products'],
): string {
  const node = nodeId === null ? undefined : nodes[nodeId];
  const name = node ? nameOfNode(node, products) : null;
  const what = name?.toLowerCase() ?? 'something';
  switch (code) {
    case 'too-small':
      return node?.type === 'room'
        ? `That leaves too little of ${name}.`
        : 'That leaves too little between the walls.';
    case 'runs-into':
      return node?.type === 'room'
        ? `The wall would run into ${name}.`
        : 'The wall would run into another wall.';
    case 'opening':
      return `The ${what} no longer fits. Move it first.`;
    case 'in-the-way':
      return `The ${what} would be in the way. Move it first.`;
    case 'locked':
      return `The ${what} would have to move, but it is locked.`;
    case 'angled':
      return 'Walls meet at an angle there. Drag the corner instead.';
    case 'too-large':
      return 'That is beyond the plan.';
    default:
      return 'This size can no longer be changed here.';
  }
}
