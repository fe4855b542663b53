import type { Landing } from '@wevisu/scene/placing/landing/land-thing.ts';
import type { Dragged } from '../../product-facts/drag-product.ts';
import type { Workspace } from '../workspace/workspace-context.ts';
import { aim } from './aim.ts';
import { fittingTarget, standsAlone } from './place-product.ts';
import type { Drop } from './use-add.ts';

/** What to show of something held over a view: where it would land; null for what covers a surface instead. */
export function ghostOf(
  { editor, derived }: Pick<Workspace, 'editor' | 'derived'>,
  what: Dragged,
  drop: Drop,
): Landing | null {
  if (what.type === 'product') {
    if (!standsAlone(what.facts)) return null;
    const scene = { nodes: editor.getState().history.nodes, faces: derived.getState().faces };
    if (fittingTarget(scene, drop.place, what.facts)) return null;
  }
  return aim(editor, what, drop);
}
