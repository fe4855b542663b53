// Where what is carried over a view would land: the same for its ghost and for the drop.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { RunNode } from '@wevisu/scene/document/nodes/run.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { fillWall } from '@wevisu/scene/placing/landing/fill-wall.ts';
import type { Landing } from '@wevisu/scene/placing/landing/land-thing.ts';
import type { StandingNode } from '@wevisu/scene/placing/local-box.ts';
import type { Dragged } from '../../product-facts/drag-product.ts';
import { newNodeId } from '../../scenes/new-id.ts';
import { asProduct } from '../edits/apply.ts';
import { landNew } from '../edits/land-new.ts';
import { newItem, newRun, settle } from '../edits/new-item.ts';
import type { Place } from '../edits/place.ts';
import type { Editor } from '../workspace/editor-store.ts';
import { modelKind } from './model-kind.ts';

/** The node that a row or a product would become; null for what does not stand on its own. */
function nodeOf(editor: Editor, what: Dragged, place: Place | null): StandingNode | null {
  const { history, levelId } = editor.getState();
  if (levelId === null) return null;
  const here = { nodes: history.nodes, levelId, at: place?.at ?? null };
  if (what.type === 'run') return newRun({ ...here, tier: what.tier, newId: newNodeId });
  if (what.type === 'kind') return newItem({ ...here, kind: what.kind });
  return productNode(here, what.facts);
}

function productNode(
  here: Omit<Parameters<typeof newItem>[0], 'kind'>,
  facts: ProductFacts,
): StandingNode | null {
  const kind = modelKind(facts);
  const item = kind === null ? null : newItem({ ...here, kind });
  const own = item && asProduct(item, facts);
  return own && settle(here.nodes, own);
}

/** Base and wall cabinets fill a wall; tall ones and islands are put down as they are. */
function fillsWall(node: StandingNode): node is RunNode {
  return node.type === 'run' && (node.tier === 'base' || node.tier === 'wall');
}

/** The landing; null for what cannot be put down by itself, or finds no place where nobody points at one. */
export function aim(
  editor: Editor,
  what: Dragged,
  { place, isFree }: { readonly place: Place | null; readonly isFree: boolean },
): Landing | null {
  const node = nodeOf(editor, what, place);
  if (!node) return null;
  const { nodes } = editor.getState().history;
  if (fillsWall(node) && !isFree && (place === null || place.at !== null)) {
    const at = place?.at ?? null;
    const filled = fillWall({ nodes, id: 'ghost' as NodeId, run: node, at, newId: newNodeId });
    if (filled) return filled.fits ? filled : at ? { ...filled, node } : null;
  }
  return landNew({ nodes, node, place, isFree });
}
