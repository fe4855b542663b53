import type { DragEvent } from 'react';
import { draggedNow, isDragging, takeDragged } from '../../product-facts/drag-product.ts';
import type { Place } from '../edits/place.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { ghostOf } from './ghost.ts';
import { placeProduct } from './place-product.ts';
import { adderOf } from './use-add.ts';

/**
 * Accepts products and kinds dragged from the panel, and shows where they would land. A product covers the surface
 * it is dropped on, if it fits.
 */
export function useDrop(placeOf: (event: DragEvent) => Place | null) {
  const workspace = useWorkspace();
  const { editor, screen } = workspace;
  return {
    onDragOver(event: DragEvent) {
      const what = draggedNow();
      if (!isDragging() || !what) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      const isFree = event.altKey || screen.getState().placesFreely;
      const place = placeOf(event);
      screen.getState().haunt(place && ghostOf(workspace, what, { place, isFree }));
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      // From one shape of the plan to the next it is still over the view.
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      screen.getState().haunt(null);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      screen.getState().haunt(null);
      const what = takeDragged();
      const place = placeOf(event);
      if (!what || !place) return;
      const drop = { place, isFree: event.altKey || screen.getState().placesFreely };
      if (what.type === 'kind') adderOf(editor).kind(what.kind, drop);
      else if (what.type === 'run') adderOf(editor).run(what.tier, drop);
      else placeProduct(workspace, drop, what.facts);
    },
  };
}
