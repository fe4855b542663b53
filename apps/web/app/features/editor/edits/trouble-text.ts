import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Trouble } from '@wevisu/scene/placing/landing/trouble.ts';
import { nameOfNode } from './labels.ts';

/** Why something can't stand where it is wanted. */
export function troubleText(
  { why, id }: Trouble,
  nodes: SceneNodes,
  products: SceneDocument['products'],
): string {
  const node = id === null ? undefined : nodes[id];
  switch (why) {
    case 'outside':
      return 'Outside of the room';
    case 'wall':
      return 'In the way: a wall';
    case 'opening':
      return node?.type === 'opening' && node.style.startsWith('passage')
        ? 'In the opening'
        : 'In the doorway';
    case 'swing':
      return "In the door's swing";
    case 'landing':
      return node?.type === 'opening' && node.style.startsWith('passage')
        ? 'In front of the opening'
        : 'In front of the door';
    case 'window':
      return 'In front of the window';
    case 'narrow':
      return 'No stretch of wall here is clear for 12 inches';
    default:
      return `In the way: ${node ? nameOfNode(node, products) : 'something'}`;
  }
}
