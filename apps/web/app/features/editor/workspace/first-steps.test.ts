import { expect, test } from 'vitest';
import { stepAfter } from './first-steps.ts';

const nothing = { hasSelection: false, last: null, isPriceShown: true };

test('G-39 each first step is left by doing it, the first by pressing something', () => {
  expect(stepAfter('press', nothing)).toBe('press');
  expect(stepAfter('press', { ...nothing, hasSelection: true })).toBe('choose');
});

test('G-39 the second by choosing a product, not by other changes', () => {
  expect(stepAfter('choose', { ...nothing, last: 'Move sink' })).toBe('choose');
  expect(stepAfter('choose', { ...nothing, last: 'Choose Oak' })).toBe('price');
});

test('G-39 the third by looking at the price, and then there is none', () => {
  expect(stepAfter('price', { ...nothing, isPriceShown: false })).toBe('price');
  expect(stepAfter('price', nothing)).toBeNull();
});
