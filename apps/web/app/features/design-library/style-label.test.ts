import { expect, test } from 'vitest';
import { styleLabel } from './style-label.ts';

test('an unknown style is named by its id', () => {
  expect(styleLabel('mid-century')).toBe('Mid-century');
  expect(styleLabel('art-deco')).toBe('Art deco');
});
