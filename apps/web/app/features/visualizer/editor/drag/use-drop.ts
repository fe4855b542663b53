import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { Point } from '@wevisu/scene/patterns/polygon.ts';
import type { DragEvent } from 'react';
import { adderOf } from '../add/use-add.ts';
import { isDragging, takeDragged } from '../choose/drag-product.ts';
import { targetsOf } from '../choose/target.ts';
import { useApply } from '../choose/use-apply.ts';
import { useWorkplace } from '../editor-context.ts';

/** What lies under a place where something is dropped. */
export interface DropPlace {
  readonly at: Point | null;
  readonly nodeId: NodeId | null;
  readonly faceId: string | null;
  readonly slot: string | null;
}

/** Takes products and things that are dragged out of the panel: a product covers what it is dropped on, if it fits. */
export function useDrop(placeOf: (event: DragEvent) => DropPlace | null) {
  const { editor, derived } = useWorkplace();
  const apply = useApply();
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
      const add = adderOf(editor);
      if (what.type === 'kind') {
        add.kind(what.kind, place.at);
        return;
      }
      const { facts } = what;
      const { faceId, slot, nodeId } = place;
      const targets = targetsOf({
        nodes: editor.getState().history.nodes,
        faces: derived.getState().faces,
        face: faceId === null ? null : { faceId, slot: slot ?? 'covering' },
        selected: nodeId === null ? [] : [nodeId],
      });
      const isModel = facts.picture.type === 'model';
      const fitting = targets.find((target) =>
        isModel
          ? target.type === 'thing' && target.kind === facts.picture.kind
          : target.type !== 'thing' && !(target.type === 'run' && target.part === 'hardware'),
      );
      if (fitting) apply.product(fitting, facts);
      else add.product(facts, place.at);
    },
  };
}
