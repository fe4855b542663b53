import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { Change } from '@wevisu/scene/edit/change.ts';
import { isStanding } from '@wevisu/scene/placing/local-box.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { newNodeId } from '../../scenes/new-id.ts';
import { commandsOf, nameOfAll } from '../actions/commands.ts';
import { addDimension, addOpening, addRoom, addWall } from '../edits/add-structure.ts';
import { pivotOf, pressedSelection } from '../edits/groups.ts';
import { nameOfNode } from '../edits/labels.ts';
import type { Editor } from '../workspace/editor-store.ts';
import { type DrawGesture, type DrawnShape, drawGesture } from './draw-gesture.ts';
import { dragGesture, type Gesture, type Taken, turnGesture } from './gesture.ts';
import { cornerGesture, openingGesture, wallGesture } from './wall-gestures.ts';

/** What is under the pointer. */
export interface Grabbed {
  readonly nodeId: NodeId | null;
  /** A corner handle. */
  readonly corner: PlanPoint | null;
  /** The handle that turns the selection. */
  readonly isTurn: boolean;
}

function structureOf(editor: Editor) {
  const { history, levelId } = editor.getState();
  return levelId === null ? null : { nodes: history.nodes, levelId, newId: newNodeId };
}

/** Starts a line or a box with the current tool; null for tools that draw neither. */
export function startDrawing(editor: Editor, at: Point): DrawGesture | null {
  const { tool } = editor.getState();
  const structure = structureOf(editor);
  if (!structure) return null;
  const { nodes, levelId } = structure;
  const draw = (
    shape: DrawnShape,
    label: string,
    make: (from: PlanPoint, to: PlanPoint) => Change,
    by?: 'center',
  ) => drawGesture(at, { nodes, levelId, shape, label, make, ...(by ? { by } : {}) });
  switch (tool) {
    case 'measure':
      return draw('line', 'Measure', (from, to) => addDimension(structure, from, to));
    case 'wall':
      return draw('line', 'Add wall', (from, to) => addWall(structure, from, to), 'center');
    case 'room':
      return draw('box', 'Add room', (from, to) => addRoom(structure, from, to));
    default:
      return null;
  }
}

/** What moves along with an object: the rest of the selection. */
function takenOf(editor: Editor, id: NodeId): Taken {
  const { history, selected, products } = editor.getState();
  const all = selected.includes(id) ? [id, ...selected.filter((one) => one !== id)] : [id];
  const name = nameOfAll(history.nodes, all, products);
  return { nodes: history.nodes, id, others: all.slice(1), name };
}

/**
 * Starts dragging an object and the rest of the selection, or a door or window; null for what cannot be
 * dragged.
 */
export function grabNode(editor: Editor, at: Point, id: NodeId): Gesture | null {
  const { history, products } = editor.getState();
  const node = history.nodes[id];
  if (isStanding(node)) return node.locked ? null : dragGesture(takenOf(editor, id), at);
  if (node?.type !== 'opening') return null;
  const name = nameOfNode(node, products).toLowerCase();
  return openingGesture(history.nodes, id, { start: at, name });
}

/** The gesture that a press with the select tool starts; null pans the plan. */
export function startGesture(
  editor: Editor,
  at: Point,
  { nodeId, corner, isTurn }: Grabbed,
): Gesture | null {
  const { history, tool, selected, levelId } = editor.getState();
  const { nodes } = history;
  if (tool !== 'select' || levelId === null) return null;
  if (isTurn) {
    const [first] = selected;
    const about = pivotOf(nodes, selected);
    return first === undefined || !about ? null : turnGesture(takenOf(editor, first), about, at);
  }
  if (corner) return cornerGesture(nodes, levelId, corner);
  if (nodeId === null) return null;
  const grabbed = grabNode(editor, at, nodeId);
  // A wall has to be selected before it can be moved, to prevent accidents.
  return grabbed ?? (selected.includes(nodeId) ? wallGesture(nodes, nodeId, at) : null);
}

/** A press that did not become a drag: selects, or adds a door or window. */
export function press(editor: Editor, at: Point, nodeId: NodeId | null, isMore: boolean): void {
  const { tool, history, selected, change, show, select, selectFace } = editor.getState();
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
  else select(pressedSelection(history.nodes, selected, nodeId));
}
