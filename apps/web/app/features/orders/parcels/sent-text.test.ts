import { expect, test } from 'vitest';
import { sentText } from './sent-text.ts';

test('ORD-11 a line says how many of it are on their way until all are', () => {
  expect(sentText({ qty: 5, shipped: 0, delivered: 0 })).toBeNull();
  expect(sentText({ qty: 5, shipped: 3, delivered: 1 })).toBe('partly shipped, 3 of 5');
  expect(sentText({ qty: 5, shipped: 5, delivered: 2 })).toBe('partly delivered, 2 of 5');
  expect(sentText({ qty: 5, shipped: 5, delivered: 5 })).toBeNull();
});
