import { draft } from '@wevisu/scene/edit/draft.ts';
import { record, redo, startHistory, undo } from '@wevisu/scene/edit/history.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { newItem } from '../edits/new-item.ts';
import { stepWords } from './step-words.ts';

test('G-39 announces what is added, removed, undone and redone, but not a move', () => {
  const start = startHistory(emptyRoom().nodes);
  const sofa = newItem({ nodes: start.nodes, levelId: 'level-1', kind: 'sofa', at: null });
  if (!sofa) throw new Error('no sofa');
  const adding = draft(start.nodes);
  adding.add('sofa', sofa);
  const added = record(start, 'Add sofa', adding.change());
  expect(stepWords(start, added)).toBe('Added sofa');
  const back = undo(added);
  expect(stepWords(added, back)).toBe('Undone: Add sofa');
  expect(stepWords(back, redo(back))).toBe('Done again: Add sofa');
  // A new step that equals the undone one is not a redo.
  expect(stepWords(back, record(back, 'Add sofa', { ...adding.change() }))).toBe('Added sofa');
  const moving = draft(added.nodes);
  moving.put('sofa', { ...sofa, position: [0, 0] });
  expect(stepWords(added, record(added, 'Move sofa', moving.change()))).toBeNull();
  expect(stepWords(added, added)).toBeNull();
});
