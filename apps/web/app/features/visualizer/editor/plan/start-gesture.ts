import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { Change } from '@wevisu/scene/edit/change.ts';
import type { Point } from '@wevisu/scene/patterns/polygon.ts';
import { isStanding } from '@wevisu/scene/placing/local-box.ts';
import { nameOfNode } from '../choose/labels.ts';
import { newNodeId } from '../choose/new-id.ts';
import type { Editor } from '../editor-store.ts';
import { commandsOf } from '../things/commands.ts';
import { addDimension, addOpening, addRoom, addWall } from './add-structure.ts';
import { cornerGesture, dragGesture, drawGesture, type Gesture, wallGesture } from './gesture.ts';

/** What lies under the pointer. */
export interface Grabbed {
  readonly nodeId: NodeId | null;
  /** A handle of a corner. */
  readonly corner: PlanPoint | null;
}

function structureOf(editor: Editor) {
  const { history, levelId } = editor.getState();
  return levelId === null ? null : { nodes: history.nodes, levelId, newId: newNodeId };
}

/** The gesture that a press begins with the tool at hand; null pans the plan. */
export function startGesture(
  editor: Editor,
  at: Point,
  { nodeId, corner }: Grabbed,
): Gesture | null {
  const { history, tool, selected, products } = editor.getState();
  const structure = structureOf(editor);
  if (!structure) return null;
  const { nodes, levelId } = structure;
  const draw = (
    shape: 'line' | 'box',
    label: string,
    make: (from: PlanPoint, to: PlanPoint) => Change,
  ) => drawGesture(at, { nodes, levelId, shape, label, make });
  if (tool === 'measure') {
    return draw('line', 'Measure', (from, to) => addDimension(structure, from, to));
  }
  if (tool === 'wall') return draw('line', 'Add wall', (from, to) => addWall(structure, from, to));
  if (tool === 'room') return draw('box', 'Add room', (from, to) => addRoom(structure, from, to));
  if (tool !== 'select') return null;
  if (corner) return cornerGesture(nodes, levelId, corner);
  const node = nodeId === null ? undefined : history.nodes[nodeId];
  if (nodeId === null || !node) return null;
  if (isStanding(node)) return dragGesture(nodes, nodeId, at, nameOfNode(node, products));
  // A wall moves once it is selected, so that a slip does not.
  return selected.includes(nodeId) ? wallGesture(nodes, nodeId, at) : null;
}

/** A press that did not become a drag: selects, or puts a door or window there. */
export function press(editor: Editor, at: Point, nodeId: NodeId | null, isMore: boolean): void {
  const { tool, history, change, show, select, selectFace } = editor.getState();
  const structure = structureOf(editor);
  if (structure && (tool === 'door' || tool === 'window')) {
    const made = addOpening(structure, tool, at);
    change(tool === 'door' ? 'Add door' : 'Add window', made);
    const [id] = Object.keys(made.added);
    if (id !== undefined) {
      show({ tool: 'select' });
      select([id]);
    }
    return;
  }
  if (tool !== 'select') return;
  const node = nodeId === null ? undefined : history.nodes[nodeId];
  if (nodeId === null || !node) select([]);
  else if (node.type === 'room') selectFace({ faceId: `${nodeId}:floor`, slot: 'covering' });
  else if (isMore) commandsOf(editor).selectMore(nodeId);
  else select([nodeId]);
}
