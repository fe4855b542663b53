// The items of a document: geometry by what they are, a matrix by where they stand.
import type { NodeOf } from '@wevisu/scene/document/node.ts';
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { type FinishId, getFinish } from '@wevisu/scene/finishes.ts';
import { fitOf } from '@wevisu/scene/kinds/fit-of.ts';
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { Matrix4 } from 'three';
import { METERS_PER_TENTH } from './cell-frame.ts';
import type { FinishTable } from './finish-table.ts';
import { modelOf } from './model-of.ts';
import type { ThingSpec } from './placed-set.ts';
import { joinParts } from './thing-mesh.ts';
import type { Workshop } from './workshop.ts';

/** What builds and colors things. */
export interface ThingMakers {
  readonly workshop: Workshop;
  readonly table: FinishTable;
}

function slotFinish(spec: ModelSpec, slot: string): FinishId {
  if (slot.startsWith('fixed:')) return slot.slice('fixed:'.length) as FinishId;
  return (spec.finishes as Readonly<Record<string, FinishId>>)[slot] ?? ('cavity' as FinishId);
}

/** Takes millimeters around a place of the plan (tenths, z above the ground) to the view. */
export function standingMatrix(
  [x, y, z]: readonly [x: number, y: number, z: number],
  rotationTenthsDeg: number,
): Matrix4 {
  return new Matrix4()
    .makeTranslation(x * METERS_PER_TENTH, z * METERS_PER_TENTH, -y * METERS_PER_TENTH)
    .multiply(new Matrix4().makeRotationY((rotationTenthsDeg * Math.PI) / 1800))
    .multiply(new Matrix4().makeScale(0.001, 0.001, 0.001));
}

function itemMatrix(document: SceneDocument, item: NodeOf<'item'>): Matrix4 {
  const floor = nodeOf(document.nodes, item.levelId, 'level')?.elevationTenths ?? 0;
  const [x, y] = item.position;
  return standingMatrix([x, y, item.elevationTenths + floor], item.rotationTenthsDeg);
}

/** Leaves out items of unknown kinds and with params that their kind refuses: findings name them. */
export function itemThings(document: SceneDocument, { workshop, table }: ThingMakers): ThingSpec[] {
  return nodesOf(document.nodes, 'item').flatMap(([id, item]): ThingSpec[] => {
    const spec = modelOf(item, item.sku === null ? undefined : document.products[item.sku]);
    if (!spec) return [];
    const finish = (slot: string) => slotFinish(spec, slot);
    const thing: ThingSpec = {
      id,
      key: JSON.stringify(spec),
      matrix: itemMatrix(document, item),
      isCarried: item.hostId !== null,
      build: async () =>
        joinParts(
          await workshop.run({ job: 'thing', spec, fit: fitOf(spec) }),
          (slot) => table.rowOf(finish(slot)),
          (slot) => getFinish(finish(slot)).opacity !== undefined,
        ),
    };
    return [thing];
  });
}
