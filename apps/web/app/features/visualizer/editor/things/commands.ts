// What buttons and keys do to the selection: one step of the history each.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { Change } from '@wevisu/scene/edit/change.ts';
import {
  type Alignment,
  alignNodes,
  distributeNodes,
} from '@wevisu/scene/placing/arrange-nodes.ts';
import { isStanding } from '@wevisu/scene/placing/local-box.ts';
import { copyNodes, moveNodes, turnNodes } from '@wevisu/scene/placing/move-nodes.ts';
import { nameOfNode } from '../choose/labels.ts';
import { newNodeId } from '../choose/new-id.ts';
import type { Editor } from '../editor-store.ts';
import { groupNodes, lockNodes, removeNodes } from './edit-nodes.ts';

/** A copy stands a foot beside its original. */
const ASIDE = 3_048;

export function commandsOf(editor: Editor) {
  const now = () => {
    const { history, selected, products } = editor.getState();
    const [first] = selected;
    const node = first === undefined ? undefined : history.nodes[first];
    const one = node ? nameOfNode(node, products).toLowerCase() : 'things';
    return {
      nodes: history.nodes,
      selected,
      first,
      name: selected.length > 1 ? `${selected.length} things` : one,
    };
  };
  const change = (label: string, made: Change, gesture?: string) =>
    editor.getState().change(label, made, gesture);

  return {
    remove() {
      const { nodes, selected, name } = now();
      change(`Remove ${name}`, removeNodes(nodes, selected));
    },
    copy() {
      const { nodes, selected, name } = now();
      const made = copyNodes(nodes, selected, [ASIDE, -ASIDE], newNodeId);
      change(`Copy ${name}`, made.change);
      const copies = selected.flatMap((id) => made.ids.get(id) ?? []);
      if (copies.length > 0) editor.getState().select(copies);
    },
    turn(byTenthsDeg: number) {
      const { nodes, selected, first, name } = now();
      const node = first === undefined ? undefined : nodes[first];
      if (!isStanding(node)) return;
      change(`Turn ${name}`, turnNodes(nodes, selected, node.position, byTenthsDeg), 'turn');
    },
    /** Steps in a row are one step of the history. */
    nudge(dx: number, dy: number) {
      const { nodes, selected, name } = now();
      change(`Move ${name}`, moveNodes(nodes, selected, [dx, dy]), `nudge:${selected.join()}`);
    },
    lock(locked: boolean) {
      const { nodes, selected, name } = now();
      change(`${locked ? 'Lock' : 'Unlock'} ${name}`, lockNodes(nodes, selected, locked));
    },
    group(isTogether: boolean) {
      const { nodes, selected, name } = now();
      const made = groupNodes(nodes, selected, isTogether ? newNodeId() : null);
      change(`${isTogether ? 'Group' : 'Ungroup'} ${name}`, made);
    },
    align(alignment: Alignment) {
      const { nodes, selected, name } = now();
      change(`Align ${name}`, alignNodes(nodes, selected, alignment));
    },
    distribute(axis: 'x' | 'y') {
      const { nodes, selected, name } = now();
      change(`Space out ${name}`, distributeNodes(nodes, selected, axis));
    },
    selectMore(id: NodeId) {
      const { selected } = now();
      const next = selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];
      editor.getState().select(next);
    },
  };
}
export type Commands = ReturnType<typeof commandsOf>;
