import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import type { Point } from '@wevisu/scene/patterns/polygon.ts';
import { parseProductPicture } from '@wevisu/scene/product-picture.ts';
import { showToast } from '../../../../ui/toast-queue.ts';
import { asProduct } from '../choose/apply.ts';
import { nameOfNode } from '../choose/labels.ts';
import { newNodeId } from '../choose/new-id.ts';
import { useWorkplace } from '../editor-context.ts';
import type { Editor } from '../editor-store.ts';
import { newItem, newRun, type newRuns, settle } from './new-thing.ts';

/** Puts something new into the room and selects it; the middle of the room where no place is given. */
export function adderOf(editor: Editor) {
  function put(node: SceneNode, name?: string): void {
    const { history, change, select, products, show } = editor.getState();
    const edit = draft(history.nodes);
    const id = newNodeId();
    edit.add(id, node);
    change(`Add ${(name ?? nameOfNode(node, products)).toLowerCase()}`, edit.change());
    show({ tool: 'select' });
    select([id]);
  }

  function place(at: Point | null) {
    const { history, levelId } = editor.getState();
    return levelId === null ? null : { nodes: history.nodes, levelId, at };
  }

  return {
    put,
    kind(kind: string, at: Point | null = null): void {
      const here = place(at);
      const item = here && newItem({ ...here, kind });
      if (item) put(item);
    },
    /** A product that is shown by a model, as a thing of its own. */
    product(facts: ProductFacts, at: Point | null = null): void {
      const here = place(at);
      const kind = modelKind(facts);
      const item = here && kind !== null ? newItem({ ...here, kind }) : null;
      const own = item && asProduct(item, facts);
      if (!here || !own) {
        showToast('info', `Drop ${facts.name} onto a floor, a wall or a counter.`);
        return;
      }
      editor.getState().learn([facts]);
      put(settle(here.nodes, own), facts.name);
    },
    run(tier: (typeof newRuns)[number]): void {
      const here = place(null);
      if (here) put(newRun({ ...here, tier, newId: newNodeId }));
    },
  };
}

function modelKind({ picture }: ProductFacts): string | null {
  try {
    const parsed = parseProductPicture(picture);
    return parsed.type === 'model' ? parsed.spec.kind : null;
  } catch {
    return null;
  }
}

export function useAdd() {
  return adderOf(useWorkplace().editor);
}
