import { canonicalJson, sortedKeys } from './canonical-json.ts';
import type { SceneDocument } from './scene.ts';
import type { UnreadParts } from './unread.ts';

function lines(record: Readonly<Record<string, unknown>>): string {
  const keys = sortedKeys(record).filter((key) => record[key] !== undefined);
  if (keys.length === 0) return '{}';
  const entries = keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`);
  return `{\n${entries.join(',\n')}\n}`;
}

/** Joins records of own keys only, so that a node called `__proto__` stays a key. */
function joined(a: object, b: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...Object.entries(a), ...Object.entries(b)]);
}

/**
 * The bytes of a document, the same for the same content whatever the order of its keys: one node or
 * product a line, keys sorted, a line feed at the end. `unread` is what readScene could not read: it
 * goes back to where it came from. Throws a TypeError on numbers that are not finite.
 */
export function writeScene(document: SceneDocument, unread?: UnreadParts): string {
  const { nodes, products, ...rest } = document;
  const head = canonicalJson({ ...joined(rest, unread?.fields ?? {}) }).slice(0, -1);
  const nodeLines = lines(joined(nodes, unread?.nodes ?? {}));
  const productLines = lines(joined(products, unread?.products ?? {}));
  return `${head},"nodes":${nodeLines},"products":${productLines}}\n`;
}
