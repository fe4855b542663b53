// What in the scene a product can be chosen for, and which products fit it.

import type { NodeId, Sku } from '@wevisu/scene/document/node-id.ts';
import type { Covering } from '@wevisu/scene/document/nodes/covering.ts';
import { isOutdoors } from '@wevisu/scene/document/nodes/room.ts';
import { nodeOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { CoveredArea, Face } from '@wevisu/scene/faces/face.ts';
import { modelCategories } from '@wevisu/scene/kinds/definition/kind.ts';
import { floors, grounds, walls } from '../../product-facts/face-categories.ts';
import { inWords, kindOf, nameOfFace } from './labels.ts';
import type { SelectedFace } from './selected-face.ts';

interface Fitting {
  readonly title: string;
  /** Category slugs, most likely first. */
  readonly categories: readonly string[];
  readonly sku: Sku | null;
}

export type Target =
  /** The covering of a face: its area, or null if nothing is laid yet. */
  | (Fitting & {
      readonly type: 'face';
      readonly face: Face;
      readonly area: CoveredArea;
      readonly takesPaint: boolean;
    })
  /** Which product an item is. */
  | (Fitting & { readonly type: 'item'; readonly id: NodeId; readonly kind: string })
  /** A surface of an item, covered or not. */
  | (Fitting & {
      readonly type: 'slot';
      readonly id: NodeId;
      readonly slot: string;
      readonly covering: Covering | null;
    })
  | (Fitting & {
      readonly type: 'run';
      readonly id: NodeId;
      readonly part: RunPart;
    });

/** What of a run a product is chosen for: 'cabinets' takes the sample door of a line. */
export type RunPart = 'cabinets' | 'counter' | 'backsplash' | 'hardware';

const backsplashes = ['backsplash-tiles', 'stacked-stone', 'countertop'];

/** Shop categories whose products can go on a face of that kind. */
export function categoriesOfFace(nodes: SceneNodes, face: Face): readonly string[] {
  switch (face.kind) {
    case 'floor': {
      const room = nodeOf(nodes, face.roomId, 'room');
      return room && isOutdoors(room.use) ? grounds : floors;
    }
    case 'wall':
      return walls;
    case 'counter':
      return ['countertop'];
    case 'backsplash':
      return backsplashes;
    case 'item': {
      const [area] = face.areas;
      const item = nodeOf(nodes, area?.nodeId ?? null, 'item');
      return (item && area && kindOf(item.kind)?.coverings?.[area.slot]) ?? [];
    }
    default:
      return [];
  }
}

/** The shop's slug for a kind's category; it spells vanities its own way (U-54). */
export function shopCategoryOf(kind: string): string | null {
  const category = kindOf(kind)?.category;
  if (!category || !(modelCategories as readonly string[]).includes(category)) return null;
  return category === 'bathroom-vanities' ? 'bathroom-vanitys' : category;
}

/** 'Floor', 'Floor border', 'North wall area'. */
export function titleOf(nodes: SceneNodes, face: Face, area: CoveredArea): string {
  const isPart = (nodeOf(nodes, area.nodeId, 'surface')?.area ?? null) !== null;
  const name = `${nameOfFace(face)}${isPart ? ' area' : ''}`;
  return area.slot === 'border' ? `${name} border` : name;
}

export function targetOfFace(
  nodes: SceneNodes,
  faces: readonly Face[],
  selected: SelectedFace,
): Target | null {
  const face = faces.find(({ id }) => id === selected.faceId);
  const fitting = face?.areas.filter(({ slot }) => slot === selected.slot) ?? [];
  const own = fitting.find(({ nodeId }) => nodeId === selected.nodeId);
  const area = own ?? fitting[0] ?? face?.areas[0];
  if (!face || !area) return null;
  return {
    type: 'face',
    title: titleOf(nodes, face, area),
    face,
    area,
    categories: categoriesOfFace(nodes, face),
    sku: area.covering.sku,
    takesPaint: face.kind === 'wall' || face.kind === 'ceiling',
  };
}

function targetsOfItem(nodes: SceneNodes, id: NodeId): Target[] {
  const item = nodeOf(nodes, id, 'item');
  if (!item) return [];
  const category = shopCategoryOf(item.kind);
  const label = kindOf(item.kind)?.label ?? inWords(item.kind);
  const thing: Target[] =
    category === null
      ? []
      : [
          {
            type: 'item',
            id,
            kind: item.kind,
            title: label,
            categories: [category],
            sku: item.sku,
          },
        ];
  const slots = Object.entries(kindOf(item.kind)?.coverings ?? {}).map(
    ([slot, categories]): Target => ({
      type: 'slot',
      id,
      slot,
      title: inWords(slot),
      categories,
      covering: item.coverings[slot] ?? null,
      sku: item.coverings[slot]?.sku ?? null,
    }),
  );
  return [...thing, ...slots];
}

function targetsOfRun(nodes: SceneNodes, id: NodeId): Target[] {
  const run = nodeOf(nodes, id, 'run');
  if (!run) return [];
  const part = (
    name: RunPart,
    title: string,
    categories: readonly string[],
    sku: Sku | null,
  ): Target => ({ type: 'run', id, part: name, title, categories, sku });
  const cabinets = part('cabinets', 'Cabinets', ['cabinet-doors'], run.cabinetSku);
  const hardware = part('hardware', 'Hardware', ['cabinet-hardware'], run.hardwareSku);
  if (run.tier === 'wall' || run.tier === 'tall') return [cabinets, hardware];
  const counter = part('counter', 'Counter', ['countertop'], run.counter?.covering.sku ?? null);
  const splash = run.backsplash?.covering.sku ?? null;
  const isFree = run.tier === 'island' || run.tier === 'peninsula';
  return [
    counter,
    ...(isFree ? [] : [part('backsplash', 'Backsplash', backsplashes, splash)]),
    cabinets,
    hardware,
  ];
}

export interface Choosing {
  readonly nodes: SceneNodes;
  readonly faces: readonly Face[];
  readonly face: SelectedFace | null;
  readonly selected: readonly NodeId[];
}

/** Everything in the selection that a product can be chosen for, most likely first. */
export function targetsOf({ nodes, faces, face, selected }: Choosing): readonly Target[] {
  if (face) {
    const target = targetOfFace(nodes, faces, face);
    return target ? [target] : [];
  }
  const [id] = selected;
  if (id === undefined || selected.length > 1) return [];
  return [...targetsOfItem(nodes, id), ...targetsOfRun(nodes, id)];
}

/** A unique key for lists and queries. */
export function targetKey(target: Target): string {
  switch (target.type) {
    case 'face':
      return `${target.face.id}/${target.area.nodeId ?? ''}/${target.area.slot}`;
    case 'item':
      return target.id;
    case 'slot':
      return `${target.id}/${target.slot}`;
    default:
      return `${target.id}/${target.part}`;
  }
}

/**
 * The key of the choices for a target. It stays the same when a first product covers a face, which changes the
 * area: a list that starts over would lose what is open in it, and the focus.
 */
export function choiceKey(target: Target, face: SelectedFace | null): string {
  if (target.type !== 'face' || face === null) return targetKey(target);
  return `${face.faceId}/${face.nodeId ?? ''}/${face.slot}`;
}
