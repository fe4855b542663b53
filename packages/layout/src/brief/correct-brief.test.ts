import { cents } from '@wevisu/domain/money/money.ts';
import { expect, test } from 'vitest';
import { correctBrief, dropChip } from './correct-brief.ts';
import { describeBrief } from './describe-brief.ts';
import { readBrief } from './read-brief.ts';

const brief = readBrief(
  'bath 5x8 ft 4 inch vanity? No: bath, 36 in vanity, walk-in shower, no tub, tub, around $9,500.50, marble floor, for my dog, ceiling 8 ft, seats 2',
);

test('chips say in plain words what was understood', () => {
  const read = readBrief(
    `kitchen open to dining, 10' x 12'6", 9 ft ceilings, L shape, about $9,500.50, modern, not industrial, dark green cabinets, no marble counters, 3 stools, 36" gas range, maybe an island, no pantry, keep fridge, seats 4, 2 cooks, family of 5, wheelchair, lots of storage`,
  );
  expect(describeBrief(read).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Room: Kitchen',
    'Also: Dining room',
    `Size: 10' × 12' 6"`,
    "Ceiling: 9'",
    'Layout: L-shape',
    'Open plan: Yes',
    'Budget: About $9,500.50',
    'Style: Modern',
    'Not this style: Industrial',
    'Cabinets: Dark green',
    'Counter, not: Marble',
    'With: 3 × Counter stool',
    `With: Range, gas, 3'`,
    'If it fits: Island',
    'Without: Pantry',
    'Keep: Refrigerator',
    'Seats: 4',
    'Cooks: 2',
    'People: 5',
    'Accessible: Yes',
    'Wish: Much storage',
  ]);
});

test('a corrected chip holds the new value and no place in the text', () => {
  const smaller = correctBrief(brief, {
    field: 'budget',
    value: { minCents: null, maxCents: cents(800_000), about: false },
  });
  const chip = describeBrief(smaller).find(({ field }) => field === 'budget');
  expect(chip).toMatchObject({ value: 'At most $8,000', span: null });
  expect(correctBrief(brief, { field: 'purpose', value: null }).purpose).toBeNull();
});

test('taking one of two contradicting chips away settles the contradiction', () => {
  expect(brief.contradictions).toHaveLength(1);
  const at = brief.items.findIndex(({ value }) => value.want === 'must-not');
  const settled = correctBrief(brief, { field: 'items', at, value: null });
  expect(settled.contradictions).toEqual([]);
  expect(settled.items).toHaveLength(brief.items.length - 1);
});

test('a chip can be added behind the last one', () => {
  const at = brief.wishes.length;
  const added = correctBrief(brief, { field: 'wishes', at, value: 'storage' });
  expect(added.wishes.map(({ value }) => value)).toEqual(['pets', 'storage']);
});

test.each([-1, 0.5, 99])('the place %d of a list is refused', (at) => {
  expect(() => correctBrief(brief, { field: 'wishes', at, value: 'kids' })).toThrow(RangeError);
  expect(() =>
    correctBrief(brief, { field: 'wishes', at: brief.wishes.length, value: null }),
  ).toThrow(RangeError);
});

test('a brief without any of its chips says nothing', () => {
  let rest = brief;
  for (let chip = describeBrief(rest)[0]; chip; chip = describeBrief(rest)[0])
    rest = dropChip(rest, chip);
  expect(rest.text).toBe(brief.text);
  expect(rest.contradictions).toEqual([]);
});
