import { covering } from '@wevisu/scene/document/nodes/covering.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { setCovering } from '../marks/edit-document.ts';
import { useOpenPhoto } from '../state/photo-context.ts';

/** Lays a product on the current surface, in its default way. */
export function useChooseProduct(): (facts: ProductFacts) => void {
  const { store } = useOpenPhoto();
  return (facts) => {
    const { surfaceId, learn, change } = store.getState();
    if (surfaceId === null) return;
    learn([facts]);
    const laid = covering.parse({ sku: facts.sku });
    change(`Choose ${facts.name}`, (now) => setCovering(now, surfaceId, laid));
  };
}
