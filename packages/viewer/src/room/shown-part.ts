import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';

/** Walls, openings, rooms, surfaces and runs whose faces are worked out while the page waits: 200 ms. */
export const MOST_STRUCTURE = 2_000;
/** Ten large houses. */
export const MOST_ITEMS = 4_000;

/** What the view shows of a document, and how many nodes of it that leaves out. */
export interface ShownPart {
  readonly document: SceneDocument;
  readonly omitted: number;
}

const parts = new WeakMap<SceneNodes, { readonly nodes: SceneNodes; readonly omitted: number }>();

function cut(nodes: SceneNodes): { nodes: SceneNodes; omitted: number } {
  const all = Object.entries(nodes);
  let structure = 0;
  let items = 0;
  for (const [, { type }] of all) {
    if (type === 'item') items++;
    else structure++;
  }
  // Half a house would be a lie: rooms without the walls between them.
  if (structure > MOST_STRUCTURE) return { nodes: {}, omitted: all.length };
  if (items <= MOST_ITEMS) return { nodes, omitted: 0 };
  let left = MOST_ITEMS;
  const kept = all.filter(([, { type }]) => type !== 'item' || left-- > 0);
  return { nodes: Object.fromEntries(kept), omitted: all.length - kept.length };
}

/**
 * A document as far as it can be shown without holding up the page. Nothing is lost: plan, list and prices
 * know no such limit. The same nodes give the same part.
 */
export function shownPart(document: SceneDocument): ShownPart {
  const known = parts.get(document.nodes) ?? cut(document.nodes);
  parts.set(document.nodes, known);
  const { nodes, omitted } = known;
  return { document: nodes === document.nodes ? document : { ...document, nodes }, omitted };
}
