import type { Covering } from '@wevisu/scene/document/nodes/covering.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { isEmpty } from '@wevisu/scene/edit/is-empty.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import { newNodeId } from '../../scenes/new-id.ts';
import { putCovering, putProduct, type Reach } from '../edits/apply.ts';
import type { Target } from '../edits/target.ts';
import type { Editor } from '../workspace/editor-store.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Applies choices. Each choice is one step in the history, however much it changes. */
export function applierOf(editor: Editor) {
  return {
    product(target: Target, facts: ProductFacts, reach: Reach = 'this') {
      const { history, learn, change } = editor.getState();
      const applied = { nodes: history.nodes, newId: newNodeId };
      const made = putProduct(applied, target, facts, reach);
      if (isEmpty(made) && target.sku !== facts.sku) {
        showToast('info', `${facts.name} does not fit here.`);
        return;
      }
      learn([facts]);
      change(`Choose ${facts.name}`, made);
    },
    covering(
      target: Target,
      covering: Covering,
      { label, reach = 'this', gesture }: ApplyCoveringOptions,
    ) {
      const { history, change } = editor.getState();
      const applied = { nodes: history.nodes, newId: newNodeId };
      change(label, putCovering(applied, target, covering, reach), gesture);
    },
  };
}

export function useApply() {
  return applierOf(useWorkspace().editor);
}

interface ApplyCoveringOptions {
  readonly label: string;
  readonly reach?: Reach;
  readonly gesture?: string;
}
