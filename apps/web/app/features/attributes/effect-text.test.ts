import { expect, test } from 'vitest';
import { effectText } from './effect-text.ts';

test.each([
  [
    { label: 'Edge', kind: 'no_value', products: 1312, drafts: 4 },
    'Edge: 1,312 products and 4 drafts have no value: each must get one before its next change is sent.',
  ],
  [
    { label: 'Edge', kind: 'wrong_value', products: 0, drafts: 1 },
    'Edge: 1 draft has a value that the field would refuse.',
  ],
] as const)('%j reads as a sentence', (effect, text) => {
  expect(effectText(effect)).toBe(text);
});
