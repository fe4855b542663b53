import { expect, test } from 'vitest';
import { styleLabel } from './style-label.ts';

test('a style that is not offered any more is named by its id', () => {
  expect(styleLabel('mid-century')).toBe('Mid-century');
  expect(styleLabel('art-deco')).toBe('Art deco');
});
