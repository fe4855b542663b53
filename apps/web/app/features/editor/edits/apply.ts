// Turns a choice into a change of the scene: one click, one undo step.

import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import {
  type Covering,
  covering as coveringSchema,
} from '@wevisu/scene/document/nodes/covering.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import { backsplash, counter, type RunNode } from '@wevisu/scene/document/nodes/run.ts';
import type { FaceRef } from '@wevisu/scene/document/nodes/surface.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { nodeOf, nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { type Change, noChange } from '@wevisu/scene/edit/change.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { parseProductPicture } from '@wevisu/scene/pictures/product-picture.ts';
import { putCabinetLine } from './cabinet-line-edits.ts';
import type { Target } from './target.ts';

/** One wall, or all walls of its room; one run of cabinets, or all. */
export type Reach = 'this' | 'all';

export interface Applied {
  readonly nodes: SceneNodes;
  readonly newId: () => NodeId;
}

export function plainCovering(what: { sku: string } | { color: string }): Covering {
  return coveringSchema.parse({ sku: null, ...what });
}

/** A new product is laid the default way: its own pattern and joint, started so that the cuts balance. */
function withProduct(sku: string): Covering {
  return plainCovering({ sku });
}

function faceRefOf(face: Face, reach: Reach): FaceRef | null {
  if (face.kind === 'floor' || face.kind === 'ceiling') return { on: face.kind };
  if (face.kind !== 'wall') return null;
  if (reach === 'all' || face.wallId === null) return { on: 'walls' };
  return { on: 'wall', wallId: face.wallId };
}

/** Whether a surface covers several faces, so that a single face needs its own. */
function isShared(nodes: SceneNodes, id: NodeId | null): boolean {
  return nodeOf(nodes, id, 'surface')?.face.on === 'walls';
}

function putOnRoomFace(
  { nodes, newId }: Applied,
  target: Extract<Target, { type: 'face' }>,
  covering: Covering,
  reach: Reach,
): Change {
  const { face, area } = target;
  const ref = faceRefOf(face, reach);
  if (ref === null || face.roomId === null) return noChange;
  const edit = draft(nodes);
  const own = nodeOf(nodes, area.nodeId, 'surface');
  if (own && area.nodeId && area.slot === 'border' && own.border) {
    edit.put(area.nodeId, { ...own, border: { ...own.border, covering } });
    return edit.change();
  }
  if (reach === 'all') {
    // Coverings of single walls would hide it.
    for (const [id, one] of nodesOf(nodes, 'surface')) {
      const isWall = one.roomId === face.roomId && one.area === null && one.face.on === 'wall';
      if (isWall) edit.remove(id);
    }
    const whole = nodesOf(nodes, 'surface').find(
      ([, one]) => one.roomId === face.roomId && one.face.on === 'walls' && one.area === null,
    );
    if (whole) {
      edit.put(whole[0], { ...whole[1], covering });
      return edit.change();
    }
  } else if (own && area.nodeId && !isShared(nodes, area.nodeId)) {
    edit.put(area.nodeId, { ...own, covering });
    return edit.change();
  }
  edit.add(newId(), {
    type: 'surface',
    roomId: face.roomId,
    face: ref,
    area: null,
    layer: 0,
    covering,
    border: null,
  });
  return edit.change();
}

function withPart(run: RunNode, part: 'counter' | 'backsplash', covering: Covering): RunNode {
  return part === 'counter'
    ? { ...run, counter: run.counter ? { ...run.counter, covering } : counter.parse({ covering }) }
    : {
        ...run,
        backsplash: run.backsplash
          ? { ...run.backsplash, covering }
          : backsplash.parse({ covering }),
      };
}

/** Lays a covering on a face, on a slot of an item, or on a run's counter or backsplash. */
export function putCovering(
  applied: Applied,
  target: Target,
  covering: Covering,
  reach: Reach = 'this',
): Change {
  const { nodes } = applied;
  const edit = draft(nodes);
  if (target.type === 'face' && !['counter', 'backsplash', 'item'].includes(target.face.kind)) {
    return putOnRoomFace(applied, target, covering, reach);
  }
  const id = target.type === 'face' ? target.area.nodeId : target.id;
  const slot =
    target.type === 'face' ? target.area.slot : target.type === 'slot' ? target.slot : null;
  const item = nodeOf(nodes, id, 'item');
  if (item && id && slot) {
    edit.put(id, { ...item, coverings: { ...item.coverings, [slot]: covering } });
  }
  const run = nodeOf(nodes, id, 'run');
  const part: string | null = target.type === 'run' ? target.part : slot;
  if (run && id && (part === 'counter' || part === 'backsplash')) {
    edit.put(id, withPart(run, part, covering));
  }
  return edit.change();
}

/** The item as that product, with its kind, form and finishes; null if no model shows it. */
export function asProduct(item: ItemNode, facts: ProductFacts): ItemNode | null {
  try {
    const picture = parseProductPicture(facts.picture);
    if (picture.type !== 'model') return null;
    const { kind, params, finishes } = picture.spec;
    return {
      ...item,
      kind,
      params: { ...(params as Readonly<Record<string, unknown>>) },
      finishes: { ...finishes },
      sku: facts.sku,
    };
  } catch {
    return null;
  }
}

/** Chooses a product for a target. The change is empty if the product does not fit. */
export function putProduct(
  applied: Applied,
  target: Target,
  facts: ProductFacts,
  reach: Reach = 'this',
): Change {
  const edit = draft(applied.nodes);
  if (target.type === 'item') {
    const item = nodeOf(applied.nodes, target.id, 'item');
    const next = item && asProduct(item, facts);
    if (next) edit.put(target.id, next);
    return edit.change();
  }
  if (target.type === 'run' && target.part === 'cabinets') {
    return putCabinetLine(applied.nodes, { id: target.id, facts, reach });
  }
  if (target.type === 'run' && target.part === 'hardware') {
    const run = nodeOf(applied.nodes, target.id, 'run');
    if (run) edit.put(target.id, { ...run, hardwareSku: facts.sku });
    return edit.change();
  }
  return putCovering(applied, target, withProduct(facts.sku), reach);
}

/** The target's current covering; null if there is none or the target is an item. */
export function coveringOf(nodes: SceneNodes, target: Target): Covering | null {
  if (target.type === 'face') {
    const surface = nodeOf(nodes, target.area.nodeId, 'surface');
    // The covering from the surface itself: the face stores the pattern's start in its own coordinates.
    if (surface) {
      return target.area.slot === 'border' ? (surface.border?.covering ?? null) : surface.covering;
    }
    return target.area.covering;
  }
  if (target.type === 'slot') return target.covering;
  if (target.type === 'run' && (target.part === 'counter' || target.part === 'backsplash')) {
    return nodeOf(nodes, target.id, 'run')?.[target.part]?.covering ?? null;
  }
  return null;
}
