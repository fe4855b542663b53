import { expect, test } from 'vitest';
import { correctBriefBy } from './brief-change.ts';
import { describeBrief } from './describe-brief.ts';
import { readBrief } from './read-brief.ts';

const brief = readBrief('10x12 farmhouse kitchen with an island under $18k');

test('changes of every kind are taken one after the other', () => {
  const corrected = correctBriefBy(brief, [
    { field: 'budget', value: { minCents: null, maxCents: 2_000_000, about: false } },
    { field: 'styles', at: 0, value: { style: 'coastal', want: 'must' } },
    { field: 'items', at: 0, value: null },
    { field: 'seats', value: 4 },
    { field: 'size', value: null },
  ]);
  expect(corrected && describeBrief(corrected).map(({ label, value }) => [label, value])).toEqual([
    ...[
      ['Room', 'Kitchen'],
      ['Budget', 'At most $20,000'],
      ['Style', 'Coastal'],
      ['Seats', '4'],
    ],
  ]);
});

test.each([
  ['a field that there is none of', { field: 'price', value: 1 }],
  ['a name of every object', { field: '__proto__', value: null }],
  ['a place for what is said once', { field: 'seats', at: 0, value: 2 }],
  ['a list without a place', { field: 'items', value: null }],
  ['a place beyond the list', { field: 'items', at: 9, value: null }],
  [
    'a style that there is none of',
    { field: 'styles', at: 0, value: { style: 'x', want: 'must' } },
  ],
  ['more than a value has', { field: 'size', value: { widthTenths: 1, lengthTenths: 1, x: 1 } }],
  ['a huge number', { field: 'seats', value: 1e9 }],
  ['a fraction', { field: 'ceiling', value: 0.5 }],
  ['no change', 'seats'],
])('%s is refused', (_, change) => {
  expect(correctBriefBy(brief, [change])).toBeNull();
});
