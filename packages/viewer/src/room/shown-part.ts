import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';

/** Walls, openings, rooms, surfaces and runs: the page freezes for 200 ms while it works out their faces. */
const MAX_STRUCTURE = 2_000;
/** Ten large houses. */
export const MAX_ITEMS = 4_000;

/** The part of a document that the view shows, and how many nodes that leaves out. */
interface ShownPart {
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
  // Half a house would mislead: rooms without the walls between them.
  if (structure > MAX_STRUCTURE) return { nodes: {}, omitted: all.length };
  if (items <= MAX_ITEMS) return { nodes, omitted: 0 };
  let left = MAX_ITEMS;
  const kept = all.filter(([, { type }]) => type !== 'item' || left-- > 0);
  return { nodes: Object.fromEntries(kept), omitted: all.length - kept.length };
}

/**
 * Cuts a document to what can be shown without freezing the page. Plan, list and prices have no such limit. The same
 * nodes give the same part.
 */
export function shownPart(document: SceneDocument): ShownPart {
  const known = parts.get(document.nodes) ?? cut(document.nodes);
  parts.set(document.nodes, known);
  const { nodes, omitted } = known;
  return { document: nodes === document.nodes ? document : { ...document, nodes }, omitted };
}
