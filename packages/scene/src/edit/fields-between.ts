import type { SceneNode } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import type { SceneNodes } from '../document/scene.ts';
import type { Change } from './change.ts';
import { isSameValue } from './same-node.ts';

/** Fields by node; null: the whole node, which came or went. */
export type FieldsOfNodes = ReadonlyMap<NodeId, ReadonlySet<string> | null>;

/** What differs between two states of a scene. Nodes of one identity are the same. */
export function fieldsBetween(from: SceneNodes, to: SceneNodes): FieldsOfNodes {
  const found = new Map<NodeId, ReadonlySet<string> | null>();
  for (const [id, node] of Object.entries(to)) {
    const before = from[id];
    if (before === node) continue;
    const fields = before ? differing(before, node) : null;
    if (fields?.size !== 0) found.set(id, fields);
  }
  for (const id of Object.keys(from)) if (!Object.hasOwn(to, id)) found.set(id, null);
  return found;
}

function differing(one: SceneNode, other: SceneNode): Set<string> {
  const [a, b] = [one, other] as unknown as readonly Readonly<Record<string, unknown>>[];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return new Set([...keys].filter((key) => !isSameValue(a?.[key], b?.[key])));
}

/** A change without what it does to these fields; itself where it does nothing to them. */
export function withoutFields(change: Change, fields: FieldsOfNodes): Change {
  const ids = [change.added, change.changed, change.removed].flatMap((part) => Object.keys(part));
  if (!ids.some((id) => fields.has(id))) return change;
  const others = <T>(part: Readonly<Record<NodeId, T>>) =>
    Object.fromEntries(Object.entries(part).filter(([id]) => !fields.has(id)));
  const changed = Object.entries(change.changed).flatMap(([id, step]) => {
    const taken = fields.get(id);
    if (taken === undefined) return [[id, step] as const];
    if (taken === null) return [];
    const kept = { ...step.to, ...pick(step.from, taken) } as SceneNode;
    return isSameValue(kept, step.from) ? [] : [[id, { from: step.from, to: kept }] as const];
  });
  return {
    ...change,
    added: others(change.added),
    changed: Object.fromEntries(changed),
    removed: others(change.removed),
  };
}

/** Those fields, undefined where they are missing. */
function pick(node: SceneNode, fields: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  const values = node as unknown as Readonly<Record<string, unknown>>;
  return Object.fromEntries([...fields].map((field) => [field, values[field]]));
}
