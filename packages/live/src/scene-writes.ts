// What is shared of a scene, field by field: a key names a node and one of its fields, its value is JSON. So two people
// who change different things of one node both keep what they did.
import { type Allowance, allowance, DEFAULT_ALLOWANCE } from '@wevisu/scene/document/allowance.ts';
import { canonicalJson } from '@wevisu/scene/document/canonical-json.ts';
import { type SceneNode, sceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { type SceneNodes, sceneDocument } from '@wevisu/scene/document/scene.ts';
import type { z } from 'zod';

/** The choices of a scene beside its nodes. */
export interface SceneChoices {
  readonly name: string;
  readonly style: string | null;
  readonly budgetCents: number | null;
  readonly allowance: Allowance;
}

/**
 * The parts of a scene that its people share. The facts of products are not among them: each side asks the server for
 * those, so nobody can hand out prices.
 */
export interface SceneParts {
  readonly nodes: SceneNodes;
  readonly choices: SceneChoices;
}

/** Values by key, as JSON; null removes one. */
export type Writes = ReadonlyMap<string, string | null>;

export const noChoices: SceneChoices = {
  name: '',
  style: null,
  budgetCents: null,
  allowance: DEFAULT_ALLOWANCE,
};

/** The id of a node (empty for the choices), a dot, and a field. */
const KEY = /^([A-Za-z0-9][A-Za-z0-9_-]{0,39})?\.([A-Za-z][A-Za-z0-9]{0,39})$/;

/** Null for what is no key. */
export function readKey(
  key: string,
): { readonly id: NodeId | null; readonly field: string } | null {
  const [, id, field] = KEY.exec(key) ?? [];
  return field === undefined ? null : { id: id ?? null, field };
}

/** The writes that make one state of an object of another; undefined: there is none. */
export function writesOf(
  id: NodeId | '',
  from: object | undefined,
  to: object | undefined,
): Writes {
  const was = { ...from } as Readonly<Record<string, unknown>>;
  const is = { ...to } as Readonly<Record<string, unknown>>;
  const writes = new Map<string, string | null>();
  for (const [field, value] of Object.entries(is)) {
    if (value === undefined) continue;
    const json = canonicalJson(value);
    if (was[field] === undefined || json !== canonicalJson(was[field])) {
      writes.set(`${id}.${field}`, json);
    }
  }
  for (const [field, value] of Object.entries(was)) {
    if (value !== undefined && is[field] === undefined) writes.set(`${id}.${field}`, null);
  }
  return writes;
}

/** The writes that lead from one state of a scene to another. Nodes of one identity are the same. */
export function writesBetween(from: SceneParts, to: SceneParts): Writes {
  const writes = new Map<string, string | null>();
  const add = (more: Writes) => {
    for (const [key, value] of more) writes.set(key, value);
  };
  for (const [id, node] of Object.entries(to.nodes)) {
    if (from.nodes[id] !== node) add(writesOf(id, from.nodes[id], node));
  }
  for (const [id, node] of Object.entries(from.nodes)) {
    if (!Object.hasOwn(to.nodes, id)) add(writesOf(id, node, undefined));
  }
  if (from.choices !== to.choices) add(writesOf('', from.choices, to.choices));
  return writes;
}

/** Deeper than any field of a scene goes: keeps hostile nesting from the recursions that follow. */
const MAX_DEPTH = 32;

function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const sign of json) {
    if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function parsed(fields: ReadonlyMap<string, string>): Record<string, unknown> | null {
  if ([...fields.values()].some(isTooDeep)) return null;
  try {
    return Object.fromEntries([...fields].map(([field, json]) => [field, JSON.parse(json)]));
  } catch {
    return null;
  }
}

/** The node that these fields make; null where they make none, the same everywhere. */
export function nodeOfFields(fields: ReadonlyMap<string, string>): SceneNode | null {
  const raw = parsed(fields);
  const read = raw && sceneNode.safeParse(raw);
  return read?.success ? read.data : null;
}

const { name, style, budgetCents } = sceneDocument.shape;
const choiceSchemas = { name, style, budgetCents, allowance } satisfies Readonly<
  Record<keyof SceneChoices, z.ZodType>
>;

/** Choices that cannot be read are as if nobody had made them. */
export function choicesOfFields(fields: ReadonlyMap<string, string>): SceneChoices {
  const choices: Record<string, unknown> = { ...noChoices };
  for (const [field, schema] of Object.entries(choiceSchemas)) {
    const json = fields.get(field);
    const read = json === undefined ? null : schema.safeParse(readJson(json));
    if (read?.success && read.data !== undefined) choices[field] = read.data;
  }
  return choices as unknown as SceneChoices;
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Whether a field is one of the choices beside the nodes. */
export function isChoice(field: string): field is keyof SceneChoices {
  return Object.hasOwn(choiceSchemas, field);
}
