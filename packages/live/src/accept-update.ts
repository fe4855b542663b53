// What the server does with an update: it applies it, looks at what it made of the scene, and writes back what was
// there where it may not be so. All replicas take that as they take any other update.
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId, Sku } from '@wevisu/scene/document/node-id.ts';
import { skusOf } from '@wevisu/scene/document/products-used.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { isChoice, type SceneChoices, writesOf } from './scene-writes.ts';
import { screenUpdate } from './screen-update.ts';
import type { SharedScene } from './shared-scene.ts';

/** Nodes of a scene that can be edited together; larger ones are edited alone. */
export const MAX_LIVE_NODES = 5_000;

export interface UpdateOfPerson {
  readonly update: Uint8Array;
  readonly clientId: number;
  /** Choices of the scene that this person may not change. */
  readonly fixed: readonly (keyof SceneChoices)[];
}

/** Why a part of an update was dropped, for the log and in words for its person. */
export interface Dropped {
  readonly code: 'not-an-update' | 'unreadable' | 'product' | 'not-yours' | 'too-many';
  readonly nodeId: NodeId | null;
  readonly detail: string;
}

export interface Accepted {
  readonly dropped: readonly Dropped[];
  /** The update was not one and nothing of it was applied. */
  readonly isHostile: boolean;
}

/** What the products of some nodes are checked by. May ask: it is called once for all that are new. */
export type KnownProducts = (skus: readonly Sku[]) => Promise<ReadonlySet<Sku>>;

/** Nothing else may write to the scene until it resolves. */
export async function acceptUpdate(
  scene: SharedScene,
  { update, clientId, fixed }: UpdateOfPerson,
  knownProducts: KnownProducts,
): Promise<Accepted> {
  const why = screenUpdate(scene.doc, { update, clientId });
  if (why !== null) {
    return { isHostile: true, dropped: [{ code: 'not-an-update', nodeId: null, detail: why }] };
  }
  const before = scene.parts();
  scene.takeTouched();
  scene.apply(update);
  const touched = [...scene.takeTouched()];
  const { nodes } = scene.parts();
  const known = await knownProducts(newSkus(touched, before.nodes, nodes));
  const dropped: Dropped[] = [];
  let count = Object.keys(nodes).length;
  for (const id of touched) {
    if (id === null) {
      dropped.push(...keepChoices(scene, before.choices, fixed));
      continue;
    }
    const [was, is] = [before.nodes[id], nodes[id]];
    const problem = problemOf(scene, id, { was, is, known, isFull: count > MAX_LIVE_NODES });
    if (problem === null) continue;
    if (is && !was) count--;
    scene.write(restoring(scene, id, problem === 'leftover' ? undefined : was));
    if (problem !== 'leftover') dropped.push({ ...problem, nodeId: id });
  }
  scene.takeTouched();
  return { isHostile: false, dropped };
}

function newSkus(
  touched: readonly (NodeId | null)[],
  before: SceneNodes,
  after: SceneNodes,
): Sku[] {
  const skus = new Set<Sku>();
  for (const id of touched) {
    const node = id === null ? undefined : after[id];
    const had = id === null ? undefined : before[id];
    if (!node) continue;
    const old = had ? skusOf(had) : [];
    for (const sku of skusOf(node)) if (!old.includes(sku)) skus.add(sku);
  }
  return [...skus];
}

function problemOf(
  scene: SharedScene,
  id: NodeId,
  of: {
    readonly was: SceneNode | undefined;
    readonly is: SceneNode | undefined;
    readonly known: ReadonlySet<Sku>;
    readonly isFull: boolean;
  },
): Pick<Dropped, 'code' | 'detail'> | 'leftover' | null {
  const { was, is, known, isFull } = of;
  if (is === undefined) {
    const fields = scene.fields(id);
    if (fields.size === 0) return null;
    // Removed by one while another changed it: what is left makes nothing.
    if (!fields.has('type')) return 'leftover';
    return { code: 'unreadable', detail: [...fields.keys()].join(' ').slice(0, 200) };
  }
  if (!was && isFull) return { code: 'too-many', detail: `${MAX_LIVE_NODES} nodes` };
  const old = was ? skusOf(was) : [];
  const unknown = skusOf(is).find((sku) => !old.includes(sku) && !known.has(sku));
  return unknown === undefined ? null : { code: 'product', detail: unknown };
}

/** What makes of a node's fields the node as it was; undefined: none. */
function restoring(scene: SharedScene, id: NodeId, was: SceneNode | undefined) {
  const writes = new Map<string, string | null>();
  for (const field of scene.fields(id).keys()) writes.set(`${id}.${field}`, null);
  for (const [key, value] of writesOf(id, undefined, was)) writes.set(key, value);
  return writes;
}

function keepChoices(
  scene: SharedScene,
  before: SceneChoices,
  fixed: readonly (keyof SceneChoices)[],
): Dropped[] {
  const { choices } = scene.parts();
  const forged = fixed.filter((field) => choices[field] !== before[field]);
  const foreign = [...scene.fields(null).keys()].filter((field) => !isChoice(field));
  const writes = new Map<string, string | null>(foreign.map((field) => [`.${field}`, null]));
  for (const field of forged) {
    for (const [key, value] of writesOf('', {}, { [field]: before[field] })) writes.set(key, value);
  }
  scene.write(writes);
  return [
    ...forged.map((field): Dropped => ({ code: 'not-yours', nodeId: null, detail: field })),
    ...foreign.map((field): Dropped => ({ code: 'unreadable', nodeId: null, detail: field })),
  ];
}
