import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { commandsOf, told } from '../actions/commands.ts';
import { createEditor } from '../workspace/editor-store.ts';
import { groupNodes } from './edit-nodes.ts';
import { pivotOf, pressedSelection, withGroups } from './groups.ts';

const room = emptyRoom();
const item = { type: 'item', levelId: 'level-1', params: {} };
const { document } = readScene({
  ...room,
  nodes: {
    ...room.nodes,
    sofa: { ...item, kind: 'sofa', position: [18_000, 20_000] },
    table: { ...item, kind: 'coffee-table', position: [18_000, 30_000] },
    plant: { ...item, kind: 'coffee-table', position: [30_000, 30_000] },
  },
});
const grouped = {
  ...document,
  nodes: applyChange(document.nodes, groupNodes(document.nodes, ['sofa', 'table'], 'g')),
};

test('pressing an object in a group selects the group, and pressing again selects the object', () => {
  const first = pressedSelection(grouped.nodes, [], 'table');
  expect(first).toEqual(['table', 'sofa']);
  expect(pressedSelection(grouped.nodes, first, 'sofa')).toEqual(['sofa']);
  expect(pressedSelection(grouped.nodes, first, 'plant')).toEqual(['plant']);
});

test('a group is removed as one, and undo restores all of it', () => {
  const editor = createEditor(grouped);
  editor.getState().select(['sofa']);
  commandsOf(editor).remove();
  expect(editor.getState().history.nodes).not.toHaveProperty('table');
  editor.getState().undo();
  expect(editor.getState().history.nodes).toEqual(grouped.nodes);
});

test('the copy of a group is a group of its own', () => {
  const editor = createEditor(grouped);
  editor.getState().select(['sofa', 'table']);
  commandsOf(editor).copy(told(true));
  const { selected, history } = editor.getState();
  const groups = selected.map((id) => {
    const node = history.nodes[id];
    return node?.type === 'item' ? node.groupId : null;
  });
  expect(new Set(groups).size).toBe(1);
  expect(groups[0]).not.toBe('g');
  expect(withGroups(history.nodes, selected)).toHaveLength(2);
});

test('a selection turns about its middle and keeps its distances', () => {
  const editor = createEditor(grouped);
  editor.getState().select(['sofa', 'table']);
  const before = pivotOf(grouped.nodes, ['sofa', 'table']);
  commandsOf(editor).turn(900);
  const { nodes } = editor.getState().history;
  expect(pivotOf(nodes, ['sofa', 'table'])).toEqual(before);
  const [sofa, table] = [nodes.sofa, nodes.table];
  if (sofa?.type !== 'item' || table?.type !== 'item') throw new Error('gone');
  expect(Math.abs(sofa.position[0] - table.position[0])).toBe(10_000);
});
