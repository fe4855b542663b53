import type { SceneDocument } from '@wevisu/scene/document/scene.ts';

/** A document to count or draw from, for what depends on its nodes and products alone. */
export function unnamedDocument({
  nodes,
  products,
}: Pick<SceneDocument, 'nodes' | 'products'>): SceneDocument {
  return {
    format: 'wevisu-scene',
    version: 1,
    name: '',
    style: null,
    budgetCents: null,
    nodes,
    products,
  };
}
