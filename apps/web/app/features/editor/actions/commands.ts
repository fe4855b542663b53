// What buttons and keys do to the selection. Each command is one step in the history.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Change } from '@wevisu/scene/edit/change.ts';
import {
  type Alignment,
  alignNodes,
  distributeNodes,
} from '@wevisu/scene/placing/arrange-nodes.ts';
import { copyNodes, moveNodes, turnNodes } from '@wevisu/scene/placing/move-nodes.ts';
import { newNodeId } from '../../scenes/new-id.ts';
import { groupNodes, lockNodes, removeNodes } from '../edits/edit-nodes.ts';
import { pivotOf, withGroups } from '../edits/groups.ts';
import { nameOfNode } from '../edits/labels.ts';
import type { Editor } from '../workspace/editor-store.ts';

/** A copy is placed a foot from its original. */
const ASIDE = 3_048;

/** How a step names the selection: 'sofa', '3 items'. */
export function nameOfAll(
  nodes: SceneNodes,
  ids: readonly NodeId[],
  products: SceneDocument['products'],
): string {
  const node = nodes[ids[0] ?? ''];
  if (ids.length > 1) return `${ids.length} items`;
  return node ? nameOfNode(node, products).toLowerCase() : 'items';
}

export function commandsOf(editor: Editor) {
  const now = () => {
    const { history, selected, products } = editor.getState();
    return { nodes: history.nodes, selected, name: nameOfAll(history.nodes, selected, products) };
  };
  const change = (label: string, made: Change, gesture?: string) =>
    editor.getState().change(label, made, gesture);

  return {
    remove() {
      const { nodes, selected, name } = now();
      change(`Remove ${name}`, removeNodes(nodes, withGroups(nodes, selected)));
    },
    copy() {
      const { nodes, selected, name } = now();
      const made = copyNodes(nodes, selected, [ASIDE, -ASIDE], newNodeId);
      change(`Copy ${name}`, made.change);
      const copies = selected.flatMap((id) => made.ids.get(id) ?? []);
      if (copies.length > 0) editor.getState().select(copies);
    },
    turn(byTenthsDeg: number) {
      const { nodes, selected, name } = now();
      const about = pivotOf(nodes, selected);
      if (!about) return;
      const made = turnNodes(nodes, selected, about, byTenthsDeg);
      change(`Turn ${name}`, made, `turn:${selected.join()}`);
    },
    /** Nudges in a row form one step in the history. */
    nudge(dx: number, dy: number) {
      const { nodes, selected, name } = now();
      change(`Move ${name}`, moveNodes(nodes, selected, [dx, dy]), `nudge:${selected.join()}`);
    },
    lock(locked: boolean) {
      const { nodes, selected, name } = now();
      const made = lockNodes(nodes, withGroups(nodes, selected), locked);
      change(`${locked ? 'Lock' : 'Unlock'} ${name}`, made);
    },
    group(isTogether: boolean) {
      const { nodes, selected, name } = now();
      const all = withGroups(nodes, selected);
      const made = groupNodes(nodes, all, isTogether ? newNodeId() : null);
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
      const { nodes, selected } = now();
      const own = withGroups(nodes, [id]);
      const next = selected.includes(id)
        ? selected.filter((one) => !own.includes(one))
        : [...new Set([...selected, ...own])];
      editor.getState().select(next);
    },
  };
}
