import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import { parseProductPicture } from '@wevisu/scene/pictures/product-picture.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import { newNodeId } from '../../scenes/new-id.ts';
import { asProduct } from '../edits/apply.ts';
import { inTheWayOf } from '../edits/in-the-way.ts';
import { nameOfNode } from '../edits/labels.ts';
import { lacksCounter, newItem, newRun, type newRuns, settle } from '../edits/new-item.ts';
import type { Place } from '../edits/place.ts';
import { standWhereDropped } from '../edits/stand-where-dropped.ts';
import type { Editor } from '../workspace/editor-store.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Adds something to the room and selects it. Without a spot, it goes in the middle of the room. */
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

  function place(at: Point | null) {
    const { history, levelId } = editor.getState();
    return levelId === null ? null : { nodes: history.nodes, levelId, at };
  }

  /** Adds an item where it was dropped, or in the middle of the room if no spot is given. */
  function stand(item: ItemNode, drop: Place | null, name: string): void {
    const { history, products } = editor.getState();
    const own = drop ? standWhereDropped(history.nodes, item, drop) : item;
    if (!own) {
      showToast('info', `There is no room here. Drop ${name} onto a floor or a wall.`);
      return;
    }
    const id = put(own, name);
    if (lacksCounter(own)) {
      showToast('info', `There is no counter here yet, so ${name} stands on the floor.`);
    }
    const { nodes } = editor.getState().history;
    const others = drop ? inTheWayOf(nodes, [id]) : [];
    const names = others.flatMap((other) => {
      const node = nodes[other];
      return node ? [nameOfNode(node, products)] : [];
    });
    if (names.length > 0) showToast('info', `${name} stands in ${names.join(', ')}.`);
  }

  return {
    put,
    kind(kind: string, drop: Place | null = null): void {
      const here = place(drop?.at ?? null);
      const item = here && newItem({ ...here, kind });
      if (item) stand(item, drop, nameOfNode(item, {}));
    },
    /** Adds a product that has a 3D model as an item. */
    product(facts: ProductFacts, drop: Place | null = null): void {
      const here = place(drop?.at ?? null);
      const kind = modelKind(facts);
      const item = here && kind !== null ? newItem({ ...here, kind }) : null;
      const own = item && asProduct(item, facts);
      if (!here || !own) {
        showToast('info', `Drop ${facts.name} onto a floor, a wall or a counter.`);
        return;
      }
      editor.getState().learn([facts]);
      stand(settle(here.nodes, own), drop, facts.name);
    },
    run(tier: (typeof newRuns)[number], drop: Place | null = null): void {
      const here = place(drop?.at ?? null);
      if (here) put(newRun({ ...here, tier, newId: newNodeId }));
    },
  };
}

/** The kind of model that shows a product; null for products laid on surfaces. */
export function modelKind({ picture }: ProductFacts): string | null {
  try {
    const parsed = parseProductPicture(picture);
    return parsed.type === 'model' ? parsed.spec.kind : null;
  } catch {
    return null;
  }
}

export function useAdd() {
  return adderOf(useWorkspace().editor);
}
