// Items as meshes: geometry by what they are, a matrix by where they stand. Moving one is a matrix.

import type { NodeOf } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { type FinishId, getFinish } from '@wevisu/scene/finishes.ts';
import type { Part } from '@wevisu/scene/geometry/part.ts';
import { type ModelSpec, modelSpecSchema } from '@wevisu/scene/kinds/model-spec.ts';
import { parseProductPicture } from '@wevisu/scene/product-picture.ts';
import { Group, Mesh } from 'three';
import { METRES } from './cell-frame.ts';
import type { FinishTable } from './finish-table.ts';
import type { ThingMaterials } from './thing-material.ts';
import { joinParts, type ThingGeometry } from './thing-mesh.ts';
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
  readonly geometry: ThingGeometry;
  users: number;
}

interface Shown {
  readonly group: Group;
  signature: string;
  release: () => void;
}

export interface ThingViewOptions {
  readonly workshop: Workshop;
  readonly table: FinishTable;
  readonly materials: ThingMaterials;
  readonly onReady: () => void;
}

function slotFinish(spec: ModelSpec, slot: string): FinishId {
  if (slot.startsWith('fixed:')) return slot.slice('fixed:'.length) as FinishId;
  return (spec.finishes as Readonly<Record<string, FinishId>>)[slot] ?? ('cavity' as FinishId);
}

export function placeItem(group: Group, item: ItemNode, floorTenths: number): void {
  group.position.set(
    item.position[0] * METRES,
    (item.elevationTenths + floorTenths) * METRES,
    -item.position[1] * METRES,
  );
  group.rotation.set(0, (item.rotationTenthsDeg * Math.PI) / 1800, 0);
  group.scale.setScalar(0.001);
  group.updateMatrix();
}

export function createThingView(root: Group, options: ThingViewOptions) {
  const { workshop, table, materials } = options;
  const built = new Map<string, Promise<Built>>();
  const shown = new Map<NodeId, Shown>();

  function build(key: string, spec: ModelSpec): Promise<Built> {
    const known = built.get(key);
    if (known) return known;
    const made = workshop.run({ job: 'thing', spec }).then((parts: readonly Part[]): Built => {
      const finish = (slot: string) => slotFinish(spec, slot);
      return {
        geometry: joinParts(
          parts,
          (slot) => table.rowOf(finish(slot)),
          (slot) => getFinish(finish(slot)).opacity !== undefined,
        ),
        users: 0,
      };
    });
    built.set(key, made);
    made.catch(() => built.delete(key));
    return made;
  }

  function release(key: string, one: Built): void {
    one.users--;
    if (one.users > 0) return;
    one.geometry.solid?.dispose();
    one.geometry.glass?.dispose();
    built.delete(key);
  }

  function show(id: NodeId, spec: ModelSpec, key: string, group: Group): () => void {
    let isGone = false;
    let held: Built | null = null;
    void build(key, spec)
      .then((one) => {
        if (isGone) return;
        held = one;
        one.users++;
        group.clear();
        for (const [geometry, material] of [
          [one.geometry.solid, materials.solid],
          [one.geometry.glass, materials.glass],
        ] as const) {
          if (!geometry) continue;
          const mesh = new Mesh(geometry, material);
          mesh.castShadow = material === materials.solid;
          mesh.receiveShadow = mesh.castShadow;
          mesh.userData = { nodeId: id };
          group.add(mesh);
        }
        options.onReady();
      })
      .catch((error: unknown) => {
        if (!isGone) console.warn(`The ${spec.kind} ${id} can't be drawn.`, error);
      });
    return () => {
      isGone = true;
      if (held) release(key, held);
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
          own = { group: new Group(), signature: '', release: () => {} };
          own.group.matrixAutoUpdate = false;
          own.group.userData = { nodeId: id };
          root.add(own.group);
          shown.set(id, own);
        }
        if (own.signature !== signature) {
          own.release();
          own.signature = signature;
          own.release = show(id, spec, signature, own.group);
        }
        placeItem(own.group, item, floorOf(item));
      }
      for (const id of gone) {
        const own = shown.get(id);
        own?.release();
        own?.group.removeFromParent();
        shown.delete(id);
      }
    },
    /** The group of an item, to move it while it is dragged. */
    groupOf(id: NodeId): Group | undefined {
      return shown.get(id)?.group;
    },
    dispose(): void {
      this.update([], {}, () => 0);
    },
  };
}
export type ThingView = ReturnType<typeof createThingView>;
