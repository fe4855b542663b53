import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { createEditor } from '../workspace/editor-store.ts';
import { addRoom } from './add-structure.ts';
import { addLevel, clearLevel, levelsOf, upTo } from './levels.ts';

const room = emptyRoom();
const nodes = applyChange(room.nodes, addLevel(room.nodes, 'upper'));

test('a new level sits a foot above the ceiling of the one below', () => {
  expect(levelsOf(nodes).map(({ id, elevationTenths }) => [id, elevationTenths])).toEqual([
    ['level-1', 0],
    ['upper', 27_432 + 3_048],
  ]);
});

test('the view of a level hides everything above it', () => {
  let count = 0;
  const newId = () => `n${++count}`;
  const structure = { nodes, levelId: 'upper', newId };
  const house = {
    ...room,
    nodes: applyChange(nodes, addRoom(structure, [0, 0], [30_000, 30_000])),
  };
  expect(upTo(house, 'level-1').nodes).toEqual(room.nodes);
  expect(upTo(house, 'upper')).toBe(house);
});

test('clearing a level leaves the others and the level itself, and is one undo step', () => {
  const editor = createEditor({ ...room, nodes });
  editor.getState().change('Clear the plan', clearLevel(nodes, 'level-1'));
  const left = editor.getState().history.nodes;
  expect(Object.keys(left).sort()).toEqual(['level-1', 'upper']);
  editor.getState().undo();
  expect(editor.getState().history.nodes).toEqual(nodes);
});

test('undoing a new level returns to an existing one', () => {
  const editor = createEditor(room);
  editor.getState().change('Add floor', addLevel(room.nodes, 'upper'));
  editor.getState().show({ levelId: 'upper' });
  editor.getState().undo();
  expect(editor.getState().levelId).toBe('level-1');
});
