// Items as meshes: geometry by what they are, a matrix by where they stand. Moving one is a matrix.

import type { NodeOf } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { type FinishId, getFinish } from '@wevisu/scene/finishes.ts';
import type { Part } from '@wevisu/scene/geometry/part.ts';
import { type ModelSpec, modelSpecSchema } from '@wevisu/scene/kinds/model-spec.ts';
import { parseProductPicture } from '@wevisu/scene/product-picture.ts';
import { Matrix4 } from 'three';
import { METRES } from './cell-frame.ts';
import type { FinishTable } from './finish-table.ts';
import type { PlacedThing, SharedShape, ThingBatch } from './thing-batch.ts';
import { joinParts } from './thing-mesh.ts';
import type { Workshop } from './workshop.ts';

type ItemNode = NodeOf<'item'>;

/** The model of an item: its product's where it is one, its own kind and params otherwise. Null if unreadable. */
export function modelOf(item: ItemNode, facts: ProductFacts | undefined): ModelSpec | null {
  try {
    if (facts) {
      const picture = parseProductPicture(facts.picture);
      if (picture.type === 'model') return picture.spec as unknown as ModelSpec;
    }
    const { kind, params, finishes } = item;
    return modelSpecSchema.parse({ kind, params, finishes }) as unknown as ModelSpec;
  } catch {
    return null;
  }
}

interface Built {
  readonly shape: Promise<SharedShape>;
  users: number;
}

interface Shown {
  readonly matrix: Matrix4;
  signature: string;
  placed: PlacedThing | null;
  release: () => void;
}

export interface ThingViewOptions {
  readonly workshop: Workshop;
  readonly table: FinishTable;
  readonly batch: ThingBatch;
  readonly onReady: () => void;
}

function slotFinish(spec: ModelSpec, slot: string): FinishId {
  if (slot.startsWith('fixed:')) return slot.slice('fixed:'.length) as FinishId;
  return (spec.finishes as Readonly<Record<string, FinishId>>)[slot] ?? ('cavity' as FinishId);
}

const turned = new Matrix4();

/** Where millimetres about an item's own origin lie in the view. */
export function itemMatrix(item: ItemNode, floorTenths: number): Matrix4 {
  return new Matrix4()
    .makeTranslation(
      item.position[0] * METRES,
      (item.elevationTenths + floorTenths) * METRES,
      -item.position[1] * METRES,
    )
    .multiply(turned.makeRotationY((item.rotationTenthsDeg * Math.PI) / 1800))
    .multiply(new Matrix4().makeScale(0.001, 0.001, 0.001));
}

export function createThingView(options: ThingViewOptions) {
  const { workshop, table, batch } = options;
  const built = new Map<string, Built>();
  const shown = new Map<NodeId, Shown>();

  function build(key: string, spec: ModelSpec): Built {
    const known = built.get(key);
    if (known) return known;
    const finish = (slot: string) => slotFinish(spec, slot);
    const made: Built = {
      users: 0,
      shape: workshop.run({ job: 'thing', spec }).then((parts: readonly Part[]) =>
        batch.share(
          joinParts(
            parts,
            (slot) => table.rowOf(finish(slot)),
            (slot) => getFinish(finish(slot)).opacity !== undefined,
          ),
        ),
      ),
    };
    built.set(key, made);
    return made;
  }

  /** The last user takes the geometry along, at once or as soon as it is there. */
  function release(key: string, one: Built): void {
    one.users--;
    if (one.users > 0) return;
    built.delete(key);
    one.shape.then(batch.unshare, () => {});
  }

  function show(id: NodeId, spec: ModelSpec, key: string, own: Shown): () => void {
    let isGone = false;
    const one = build(key, spec);
    one.users++;
    one.shape
      .then((shape) => {
        if (isGone) return;
        own.placed = batch.place(shape, id, own.matrix);
        options.onReady();
      })
      .catch((error: unknown) => {
        if (!isGone) console.warn(`The ${spec.kind} ${id} can't be drawn.`, error);
      });
    return () => {
      isGone = true;
      own.placed?.remove();
      own.placed = null;
      release(key, one);
    };
  }

  return {
    update(
      items: readonly (readonly [NodeId, ItemNode])[],
      products: Readonly<Record<string, ProductFacts>>,
      floorOf: (item: ItemNode) => number,
    ): void {
      const gone = new Set(shown.keys());
      for (const [id, item] of items) {
        gone.delete(id);
        const spec = modelOf(item, item.sku === null ? undefined : products[item.sku]);
        if (!spec) {
          gone.add(id);
          continue;
        }
        const signature = JSON.stringify(spec);
        let own = shown.get(id);
        if (!own) {
          own = { matrix: new Matrix4(), signature: '', placed: null, release: () => {} };
          shown.set(id, own);
        }
        own.matrix.copy(itemMatrix(item, floorOf(item)));
        own.placed?.move(own.matrix);
        if (own.signature !== signature) {
          own.release();
          own.signature = signature;
          own.release = show(id, spec, signature, own);
        }
      }
      for (const id of gone) {
        const own = shown.get(id);
        own?.release();
        shown.delete(id);
      }
    },
    /** An item as it stands, to move it while it is dragged; null until it is built. */
    placed(id: NodeId): PlacedThing | null {
      return shown.get(id)?.placed ?? null;
    },
    dispose(): void {
      this.update([], {}, () => 0);
    },
  };
}
export type ThingView = ReturnType<typeof createThingView>;
