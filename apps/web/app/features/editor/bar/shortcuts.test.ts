import { expect, test } from 'vitest';
import { keyText, shortcutOf, shortcuts } from './shortcuts.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('every key has one meaning', () => {
  const keys = shortcuts.flatMap((one) => one.keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  [{ ...none, key: 'z', ctrlKey: true }, 'undo'],
  [{ ...none, key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
  [{ ...none, key: 'ArrowLeft' }, 'left'],
  [{ ...none, key: 'ArrowLeft', shiftKey: true }, 'far-left'],
  [{ ...none, key: 'r' }, 'turn'],
  [{ ...none, key: 'r', ctrlKey: true }, null],
  [{ ...none, key: 'd', altKey: true }, null],
])('%o triggers %s', (pressed, does) => {
  expect(shortcutOf(pressed)).toBe(does);
});

test('keys are written as they are labeled on the keyboard', () => {
  expect(keyText('mod+shift+z')).toBe('Ctrl + Shift + Z');
  expect(keyText('delete')).toBe('Del');
});
