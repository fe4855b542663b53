// What buttons and keys do to the selection. Each command is one step in the history.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Change } from '@wevisu/scene/edit/change.ts';
import {
  type Alignment,
  alignNodes,
  distributeNodes,
} from '@wevisu/scene/placing/arrange-nodes.ts';
import { copyOffset, pushThings } from '@wevisu/scene/placing/landing/push-things.ts';
import { isStanding } from '@wevisu/scene/placing/local-box.ts';
import { copyNodes, moveNodes, turnNodes } from '@wevisu/scene/placing/move-nodes.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import { newNodeId } from '../../scenes/new-id.ts';
import { groupNodes, lockNodes, removeNodes } from '../edits/edit-nodes.ts';
import { pivotOf, withGroups } from '../edits/groups.ts';
import { nameOfNode } from '../edits/labels.ts';
import { troubleText } from '../edits/trouble-text.ts';
import type { Editor } from '../workspace/editor-store.ts';

/** A copy that is placed freely is a foot from its original. */
const ASIDE = 3_048;

/** How things are put down: freely is with nothing in the way, and what stops them is told. */
export interface Placing {
  readonly isFree: boolean;
  readonly onStopped: (why: string) => void;
}

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

/** Stops are told as a toast. */
export function told(isFree: boolean): Placing {
  return { isFree, onStopped: (why) => showToast('info', why) };
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
    copy({ isFree, onStopped }: Placing = told(false)) {
      const { nodes, selected, name } = now();
      if (!selected.some((id) => isStanding(nodes[id]))) return;
      const by: Point | null = isFree ? [ASIDE, -ASIDE] : copyOffset(nodes, selected);
      if (!by) {
        onStopped(`There is no room for a copy of ${name}. Place freely copies it anyway.`);
        return;
      }
      const made = copyNodes(nodes, selected, by, newNodeId);
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
    nudge([dx, dy]: Point, { isFree, onStopped }: Placing = told(false)) {
      const { nodes, selected, name } = now();
      const pushed = isFree
        ? { by: [dx, dy] as const, stopped: null }
        : pushThings(nodes, selected, [dx, dy]);
      change(`Move ${name}`, moveNodes(nodes, selected, pushed.by), `nudge:${selected.join()}`);
      const { stopped } = pushed;
      if (stopped) onStopped(troubleText(stopped, nodes, editor.getState().products));
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
