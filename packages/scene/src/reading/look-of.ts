// Tells whether two states of a scene look alike, so that a picture of the one is a picture of the other.

import { canonicalJson } from '../document/canonical-json.ts';
import type { SceneNode } from '../document/node.ts';
import type { SceneNodes } from '../document/scene.ts';
import { readNodes } from './read-nodes.ts';

/** Marks on the plan, which no picture shows. */
const unseenTypes: ReadonlySet<SceneNode['type']> = new Set(['dimension', 'view']);
/** Fields of any node that name it or group it, and change nothing that is seen. */
const unseenFields: ReadonlySet<string> = new Set(['name', 'locked', 'groupId']);

/**
 * 16 hexadecimal digits of all that can be seen of a scene. They are those of the nodes as they would be read again, so a
 * scene has the same before and after it is saved. Products count by their SKUs alone.
 */
export function lookOf(nodes: SceneNodes): string {
  const seen = Object.entries(readNodes(nodes).read)
    .filter(([, { type }]) => !unseenTypes.has(type))
    .map(([id, node]) => [id, seenOf(node)]);
  return hash64(canonicalJson(Object.fromEntries(seen)));
}

function seenOf(node: SceneNode): object {
  return Object.fromEntries(Object.entries(node).filter(([field]) => !unseenFields.has(field)));
}

/** Two lanes of 32 bits, mixed at the end (cyrb53): a house has megabytes of text, and 64-bit integers take ten times as long. */
function hash64(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  const mixed = (own: number, other: number) =>
    Math.imul(own ^ (own >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  const lanes = [mixed(a, b), mixed(b, a)];
  return lanes.map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
