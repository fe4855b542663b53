import { expect, test } from 'vitest';
import { endGesture, record, redo, startHistory, undo } from './history.ts';

test('steps are undone and redone, and a new one ends what could be redone', () => {
  let history = record(record(startHistory('a'), 'One', 'b'), 'Two', 'c');
  history = undo(history);
  expect([history.now, history.undone.at(-1)?.label]).toEqual(['b', 'Two']);
  expect(redo(history).now).toBe('c');
  history = record(history, 'Three', 'd');
  expect(redo(history)).toBe(history);
  expect(undo(undo(history)).now).toBe('a');
});

test('each drag is one step', () => {
  let history = record(startHistory(0), 'Move', 1, 'corner');
  history = record(history, 'Move', 2, 'corner');
  history = endGesture(history);
  history = record(history, 'Move', 3, 'corner');
  expect(history.done).toHaveLength(2);
  expect(undo(history).now).toBe(2);
  expect(undo(undo(history)).now).toBe(0);
});

test('the same value is not a step, and the number of steps is limited', () => {
  let history = startHistory(0);
  expect(record(history, 'None', 0)).toBe(history);
  expect(undo(history)).toBe(history);
  for (let n = 1; n < 500; n++) history = record(history, 'Step', n);
  expect(history.done.length).toBe(200);
  expect(history.now).toBe(499);
});
