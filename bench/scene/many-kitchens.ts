// Fifty kitchens side by side: shows whether work grows with the square of a scene's size.
import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import { fortyItemKitchen } from './forty-item-kitchen.ts';

const COLUMNS = 10;
const ROWS = 5;
const APART = 80_000;

type Point = readonly [x: number, y: number];
type Node = SceneNodes[string];

function moved(node: Node, by: Point, named: (id: string) => string): Node {
  const at = ([x, y]: Point): Point => [x + by[0], y + by[1]];
  switch (node.type) {
    case 'room':
      return { ...node, outline: node.outline.map(at) };
    case 'wall':
      return { ...node, from: at(node.from), to: at(node.to) };
    case 'item':
      return { ...node, position: at(node.position), hostId: node.hostId && named(node.hostId) };
    case 'run':
      return { ...node, position: at(node.position) };
    case 'opening':
      return { ...node, wallId: named(node.wallId) };
    default:
      return node;
  }
}

/** Some 2,600 nodes, 2,000 of them objects; a new document per call. */
export function manyKitchens(): SceneDocument {
  const kitchen = fortyItemKitchen();
  const nodes: Record<string, Node> = {};
  for (let n = 0; n < COLUMNS * ROWS; n++) {
    const by: Point = [(n % COLUMNS) * APART, Math.floor(n / COLUMNS) * APART];
    const named = (id: string) => `${id}-${n}`;
    for (const [id, node] of Object.entries(kitchen.nodes)) {
      nodes[node.type === 'level' ? id : named(id)] = moved(structuredClone(node), by, named);
    }
  }
  return { ...kitchen, nodes };
}
