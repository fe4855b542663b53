import { expect, test } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

test('G-62 texts of two people are merged field by field, and what both changed is told', () => {
  const { values, conflicts } = mergeTexts({
    base: { zip: '97201', days: '5', street: 'A', city: '' },
    theirs: { zip: '97209', days: '7', street: 'A', city: 'Portland' },
    mine: { zip: '97201', days: '9', street: 'B', city: 'Portland' },
    labels: { zip: 'Zip', days: 'Days', street: 'Street', city: 'City' },
  });
  expect(values).toEqual({ zip: '97209', days: '9', street: 'B', city: 'Portland' });
  expect(conflicts).toEqual([{ path: 'days', label: 'Days', base: '5', theirs: '7', mine: '9' }]);
});
