import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { changeNode } from '../edits/edit-nodes.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Changes some fields of a node in one step, such as 'Change width'. */
export function useChangeNode<T extends SceneNode['type']>(id: NodeId, type: T) {
  const { editor } = useWorkspace();
  return (label: string, to: Partial<Extract<SceneNode, { type: T }>>, gesture?: string) => {
    const { history, change } = editor.getState();
    change(label, changeNode(history.nodes, id, type, to), gesture);
  };
}
