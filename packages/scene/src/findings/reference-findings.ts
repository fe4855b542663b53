// Nodes that name others which are not there, or are of another type.
import type { SceneNode } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import { nodeOf, type SceneNodes } from '../document/scene.ts';
import { broken } from './broken.ts';
import type { Finding } from './finding.ts';

interface Reference {
  readonly what: string;
  readonly to: NodeId;
  readonly types: readonly SceneNode['type'][];
}

function* referencesOf(node: SceneNode): Generator<Reference> {
  if ('levelId' in node) yield { what: 'level', to: node.levelId, types: ['level'] };
  if (node.type === 'opening') yield { what: 'wall', to: node.wallId, types: ['wall'] };
  if (node.type === 'surface') {
    yield { what: 'room', to: node.roomId, types: ['room'] };
    if (node.face.on === 'wall') yield { what: 'wall', to: node.face.wallId, types: ['wall'] };
  }
  if (node.type === 'item' && node.hostId !== null) {
    yield { what: 'thing that carries it', to: node.hostId, types: ['wall', 'run', 'item'] };
  }
}

/** More carriers above each other than any room has. */
const MAX_CARRIERS = 64;

/** Walks up the carriers from an item; true if it comes back to itself or finds no end. */
function carriesItself(nodes: SceneNodes, id: NodeId): boolean {
  let host = nodeOf(nodes, id, 'item')?.hostId ?? null;
  for (let i = 0; i < MAX_CARRIERS; i++) {
    if (host === null) return false;
    if (host === id) return true;
    host = nodeOf(nodes, host, 'item')?.hostId ?? null;
  }
  return true;
}

export function referenceFindings(nodes: SceneNodes, id: NodeId, node: SceneNode): Finding[] {
  const found: Finding[] = [];
  for (const { what, to, types } of referencesOf(node)) {
    const target = Object.hasOwn(nodes, to) ? nodes[to] : undefined;
    if (target && types.includes(target.type)) continue;
    found.push(
      broken({
        code: 'reference-missing',
        text: target
          ? `The ${node.type} ${id} names ${to} as its ${what}, but that is a ${target.type}.`
          : `The ${node.type} ${id} names ${to} as its ${what}, and there is none of that name.`,
        nodeIds: [id],
      }),
    );
  }
  if (node.type === 'item' && carriesItself(nodes, id)) {
    const text = `The item ${id} is carried by itself, by way of what it carries.`;
    found.push(broken({ code: 'carried-by-itself', text, nodeIds: [id] }));
  }
  return found;
}
