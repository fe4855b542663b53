import { draft } from '@wevisu/scene/edit/draft.ts';
import { record, redo, startHistory, undo } from '@wevisu/scene/edit/history.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { newItem } from '../edits/new-item.ts';
import { stepLabel } from './step-label.ts';

test('G-39 announces what is added, removed, undone and redone, but not a move', () => {
  const start = startHistory(emptyRoom().nodes);
  const sofa = newItem({ nodes: start.nodes, levelId: 'level-1', kind: 'sofa', at: null });
  if (!sofa) throw new Error('no sofa');
  const adding = draft(start.nodes);
  adding.add('sofa', sofa);
  const added = record(start, 'Add sofa', adding.change());
  expect(stepLabel(start, added)).toBe('Added sofa');
  const back = undo(added);
  expect(stepLabel(added, back)).toBe('Undone: Add sofa');
  expect(stepLabel(back, redo(back))).toBe('Done again: Add sofa');
  // A new step that equals the undone one is not a redo.
  expect(stepLabel(back, record(back, 'Add sofa', { ...adding.change() }))).toBe('Added sofa');
  const moving = draft(added.nodes);
  moving.put('sofa', { ...sofa, position: [0, 0] });
  expect(stepLabel(added, record(added, 'Move sofa', moving.change()))).toBeNull();
  expect(stepLabel(added, added)).toBeNull();
});
