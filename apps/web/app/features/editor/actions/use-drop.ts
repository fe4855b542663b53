import type { DragEvent } from 'react';
import { isDragging, takeDragged } from '../../product-facts/drag-product.ts';
import type { Place } from '../edits/place.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { placeProduct } from './place-product.ts';
import { adderOf } from './use-add.ts';

/**
 * Accepts products and kinds dragged from the panel. A product covers the surface it is dropped on, if it
 * fits.
 */
export function useDrop(placeOf: (event: DragEvent) => Place | null) {
  const workspace = useWorkspace();
  return {
    onDragOver(event: DragEvent) {
      if (!isDragging()) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      const what = takeDragged();
      const place = placeOf(event);
      if (!what || !place) return;
      if (what.type === 'kind') adderOf(workspace.editor).kind(what.kind, place);
      else if (what.type === 'run') adderOf(workspace.editor).run(what.tier, place);
      else placeProduct(workspace, place, what.facts);
    },
  };
}
