// Reads the parts of a raw scene one by one, so that a bad one costs no other.
import type { z } from 'zod';
import { sortedKeys } from '../document/canonical-json.ts';
import { type SceneNode, sceneNode } from '../document/node.ts';
import { type NodeId, nodeId, type Sku } from '../document/node-id.ts';
import { type ProductFacts, productFacts } from '../document/product-facts.ts';
import { MAX_NODES, MAX_WALLS } from '../document/scene.ts';
import { broken } from '../findings/broken.ts';
import type { Finding } from '../findings/finding.ts';
import { plainIssue } from '../findings/plain-issue.ts';
import { shortened } from '../findings/shorten.ts';
import { readForm } from '../kinds/card-of.ts';

interface ReadPart<Value> {
  readonly read: Readonly<Record<string, Value>>;
  readonly unread: Readonly<Record<string, unknown>>;
  readonly findings: readonly Finding[];
}

type Entry<Value> = readonly [string, Value];

function readEach<Value>(
  raw: Readonly<Record<string, unknown>>,
  readOne: (key: string, value: unknown) => Value | Finding,
): ReadPart<Value> {
  const read: Entry<Value>[] = [];
  const unread: Entry<unknown>[] = [];
  const findings: Finding[] = [];
  for (const key of sortedKeys(raw)) {
    const result = readOne(key, raw[key]);
    if (isFinding(result)) {
      unread.push([key, raw[key]]);
      findings.push(result);
    } else read.push([key, result]);
  }
  return {
    read: Object.fromEntries(read),
    unread: Object.fromEntries(unread),
    findings: shortened(findings),
  };
}

function isFinding(value: unknown): value is Finding {
  return typeof value === 'object' && value !== null && 'tier' in value && 'nodeIds' in value;
}

function typeName(value: unknown): string {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : null;
  return typeof type === 'string' && type.length <= 40 ? type : 'node';
}

/** Params of a known kind get its defaults, so that a saved scene is complete. */
function completed(node: SceneNode): SceneNode {
  if (node.type !== 'item') return node;
  const form = readForm(node.kind, node.params);
  return form ? { ...node, params: form.params } : node;
}

function unreadable(code: string, text: string, id: string): Finding {
  return broken({ code, text, nodeIds: nodeId.safeParse(id).success ? [id] : [] });
}

export function readNodes(raw: Readonly<Record<string, unknown>>): ReadPart<SceneNode> {
  let count = 0;
  let walls = 0;
  return readEach(raw, (id: NodeId, value): SceneNode | Finding => {
    if (!nodeId.safeParse(id).success) {
      const text = `A ${typeName(value)} has an invalid id: ${JSON.stringify(id.slice(0, 60))}.`;
      return unreadable('node-id-wrong', text, id);
    }
    if (count >= MAX_NODES) {
      const text = `The ${typeName(value)} ${id} is beyond the 20,000 that a scene may have.`;
      return unreadable('too-many-nodes', text, id);
    }
    const parsed = sceneNode.safeParse(value);
    if (!parsed.success) {
      const text = `The ${typeName(value)} ${id} cannot be read and is kept as it is: ${plainIssue(parsed.error)}.`;
      return unreadable('node-unreadable', text, id);
    }
    if (parsed.data.type === 'wall' && ++walls > MAX_WALLS) {
      const text = `The wall ${id} is beyond the 2,000 that a scene may have.`;
      return unreadable('too-many-walls', text, id);
    }
    count++;
    return completed(parsed.data);
  });
}

export function readProducts(raw: Readonly<Record<string, unknown>>): ReadPart<ProductFacts> {
  return readEach(raw, (sku: Sku, value): ProductFacts | Finding => {
    const parsed = productFacts.safeParse(value);
    if (parsed.success && parsed.data.sku === sku) return parsed.data;
    const why = parsed.success ? `it says it is ${parsed.data.sku}` : plainIssue(parsed.error);
    const text = `The data of the product ${sku.slice(0, 80)} cannot be read: ${why}.`;
    return broken({ code: 'product-unreadable', text, nodeIds: [] });
  });
}

/** A field of the document itself; its default and a finding where it cannot be read. */
export function readField<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  fallback: { readonly name: string; readonly value: z.output<Schema> },
): { readonly value: z.output<Schema>; readonly findings: readonly Finding[] } {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data, findings: [] };
  const text = `The ${fallback.name} of the scene cannot be read and was left out: ${plainIssue(parsed.error)}.`;
  const finding = broken({ code: 'field-unreadable', text, nodeIds: [] });
  return { value: fallback.value, findings: [finding] };
}
