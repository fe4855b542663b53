import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import type { Dragged } from '../../product-facts/drag-product.ts';
import { newNodeId } from '../../scenes/new-id.ts';
import { kindOf, nameOfNode } from '../edits/labels.ts';
import { lacksCounter, type newRuns } from '../edits/new-item.ts';
import type { Place } from '../edits/place.ts';
import { troubleText } from '../edits/trouble-text.ts';
import type { Editor } from '../workspace/editor-store.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { aim } from './aim.ts';
import { modelKind } from './model-kind.ts';

/** Where something is dropped; Alt or free placing puts it there whatever is in the way. */
export interface Drop {
  readonly place: Place;
  readonly isFree: boolean;
}

/** Adds something to the room and selects it. Without a spot, it goes to a free place. */
export function adderOf(editor: Editor) {
  function put(node: SceneNode, name?: string): NodeId {
    const { history, change, select, products, show } = editor.getState();
    const edit = draft(history.nodes);
    const id = newNodeId();
    edit.add(id, node);
    change(`Add ${(name ?? nameOfNode(node, products)).toLowerCase()}`, edit.change());
    show({ tool: 'select' });
    select([id]);
    return id;
  }

  /** Adds it where it lands, or says why it does not. Returns whether it was added. */
  function stand(what: Dragged, drop: Drop | null, name: string): boolean {
    const { history, products } = editor.getState();
    const landing = aim(editor, what, {
      place: drop?.place ?? null,
      isFree: drop?.isFree ?? false,
    });
    if (!landing) {
      showToast('info', `There is no space for ${name} in this room.`);
      return false;
    }
    const { node, stopped, fits } = landing;
    if (!fits && !drop?.isFree) {
      const why = stopped ? troubleText(stopped, history.nodes, products) : 'It does not fit';
      showToast(
        'info',
        stopped?.why === 'outside'
          ? `There is no room here. Drop ${name} onto a floor or a wall.`
          : `${why}. Nothing was added.`,
      );
      return false;
    }
    put(node, name);
    if (node.type === 'item' && lacksCounter(node)) {
      showToast('info', `There is no counter here yet, so ${name} stands on the floor.`);
    }
    return true;
  }

  return {
    put,
    kind(kind: string, drop: Drop | null = null): boolean {
      return stand({ type: 'kind', kind }, drop, kindOf(kind)?.label ?? kind);
    },
    /** Adds a product that has a 3D model as an item. */
    product(facts: ProductFacts, drop: Drop | null = null): boolean {
      if (modelKind(facts) === null) {
        showToast('info', `Drop ${facts.name} onto a floor, a wall or a counter.`);
        return false;
      }
      editor.getState().learn([facts]);
      return stand({ type: 'product', facts }, drop, facts.name);
    },
    run(tier: (typeof newRuns)[number], drop: Drop | null = null): boolean {
      return stand({ type: 'run', tier }, drop, runNames[tier]);
    },
  };
}

const runNames = {
  base: 'Base cabinets',
  wall: 'Wall cabinets',
  tall: 'Tall cabinets',
  island: 'Island',
} as const;

export function useAdd() {
  return adderOf(useWorkspace().editor);
}
