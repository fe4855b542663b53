// Puts a product that is dropped or pressed onto a spot on whatever is there, if it fits.
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { roomAt } from '@wevisu/scene/placing/in-bounds.ts';
import { lineLookOf } from '@wevisu/scene/runs/line-look.ts';
import type { Place } from '../edits/place.ts';
import { shopCategoryOf, type Target, targetsOf } from '../edits/target.ts';
import { whenUpToDate } from '../workspace/derive.ts';
import type { Workspace } from '../workspace/workspace-context.ts';
import { modelKind } from './model-kind.ts';
import { adderOf, type Drop } from './use-add.ts';
import { applierOf } from './use-apply.ts';

const planks = ['hardwood-flooring', 'luxury-flooring', 'laminate-flooring'] as const;
const tiles = [
  'tile-flooring',
  'backsplash-tiles',
  'hardscaping',
  'luxury-flooring',
  'laminate-flooring',
] as const;
const byMaterial: Readonly<Record<string, readonly string[]>> = {
  turf: ['artificial-turf'],
  coping: ['pool-copings'],
  ledger: ['stacked-stone'],
  paver: ['hardscaping'],
};

/** Shop categories that a product laid on a surface can belong to: its facts name only the second level. */
function categoriesOf({ picture, unit }: ProductFacts): readonly string[] {
  const { material } = picture as { readonly material?: { readonly kind?: string } };
  const kind = material?.kind ?? '';
  if (Object.hasOwn(byMaterial, kind)) return byMaterial[kind] ?? [];
  // Slabs, and butcher block sold by the piece.
  if (unit === 'Slab' || (kind === 'wood' && unit === 'Piece')) return ['countertop'];
  return kind === 'wood' ? planks : tiles;
}

const ofRuns = ['cabinet-hardware', 'kitchen-cabinets'];

/** Whether a product stands on its own. Flooring, tile and the like do not, and neither do the parts of runs. */
export function standsAlone(facts: ProductFacts): boolean {
  const kind = modelKind(facts);
  return kind !== null && !ofRuns.includes(shopCategoryOf(kind) ?? '');
}

/** Whether the product can be chosen for the target. */
export function fits(target: Target, facts: ProductFacts): boolean {
  const kind = modelKind(facts);
  const isHardware = target.type === 'run' && target.part === 'hardware';
  if (kind !== null) {
    const isSame = target.type === 'item' && target.kind === kind;
    const isLine = target.type === 'run' && target.part === 'cabinets';
    return (
      isSame ||
      (isHardware && shopCategoryOf(kind) === 'cabinet-hardware') ||
      (isLine && lineLookOf(facts) !== null)
    );
  }
  if (target.type === 'item' || isHardware) return false;
  return categoriesOf(facts).some((category) => target.categories.includes(category));
}

interface Scene {
  readonly nodes: SceneNodes;
  readonly faces: readonly Face[];
}

function targetAt({ nodes, faces }: Scene, place: Place): readonly Target[] {
  const { faceId, slot, nodeId } = place;
  const face = faceId === null ? null : { faceId, slot: slot ?? 'covering', nodeId };
  return targetsOf({ nodes, faces, face, selected: nodeId === null ? [] : [nodeId] });
}

/** What accepts the product at a spot: the object or surface there, or the floor under it. */
export function fittingTarget(scene: Scene, place: Place, facts: ProductFacts): Target | null {
  const here = targetAt(scene, place).find((target) => fits(target, facts));
  if (here || place.at === null || place.nodeId === null) return here ?? null;
  const node = scene.nodes[place.nodeId];
  const levelId = node && 'levelId' in node ? node.levelId : null;
  const room = levelId === null ? null : roomAt(scene.nodes, levelId, place.at);
  if (room === null) return null;
  const floor = { ...place, nodeId: null, faceId: `${room}:floor`, slot: 'covering' };
  return targetAt(scene, floor).find((target) => fits(target, facts)) ?? null;
}

/** Puts a product where it was dropped: on what accepts it, or as a new item. */
export function placeProduct(
  workspace: Pick<Workspace, 'editor' | 'derived'>,
  drop: Drop,
  facts: ProductFacts,
): void {
  whenUpToDate(workspace.derived, () => {
    putProduct(workspace, drop, facts);
  });
}

/** Returns whether it was put anywhere. */
function putProduct(
  workspace: Pick<Workspace, 'editor' | 'derived'>,
  drop: Drop,
  facts: ProductFacts,
): boolean {
  const target = fittingTarget(sceneOf(workspace), drop.place, facts);
  if (!target) return adderOf(workspace.editor).product(facts, drop);
  applierOf(workspace.editor).product(target, facts);
  return true;
}

/**
 * Does the same on a press, for the product being carried. If it fits nowhere, the press does what it
 * normally does.
 */
export function putCarried(
  workspace: Pick<Workspace, 'editor' | 'derived' | 'screen'>,
  { place, isFree }: Drop,
  orElse: () => void,
): void {
  const { carried } = workspace.screen.getState();
  if (!carried || place.at === null) {
    orElse();
    return;
  }
  const isNewItem = standsAlone(carried);
  whenUpToDate(workspace.derived, () => {
    if (!isNewItem && !fittingTarget(sceneOf(workspace), place, carried)) {
      orElse();
      return;
    }
    const isPut = putProduct(workspace, { place, isFree }, carried);
    // An item stands in one spot; a tile can go on several surfaces.
    if (isNewItem && isPut) workspace.screen.getState().carry(null);
  });
}

function sceneOf({ editor, derived }: Pick<Workspace, 'editor' | 'derived'>): Scene {
  return { nodes: editor.getState().history.nodes, faces: derived.getState().faces };
}
