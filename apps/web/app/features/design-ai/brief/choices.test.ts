import { describeBrief } from '@wevisu/layout/brief/describe-brief.ts';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import { expect, test } from 'vitest';
import { type Choice, changesOf, choicesOf, choose, jsonOf } from './choices.ts';

const said = (text: string, choices: readonly Choice[]) =>
  describeBrief(changesOf(readBrief(text), choices).brief).map(
    ({ label, value }) => `${label}: ${value}`,
  );

const FARMHOUSE = 'Kitchen, farmhouse, no island, under $18k';

test('a corrected chip holds while the rest of the text changes', () => {
  const read = readBrief(FARMHOUSE);
  const choices = choose([], {
    field: 'styles',
    shown: jsonOf(read.styles[0]),
    value: { style: 'japandi', want: 'must' },
  });
  expect(said(FARMHOUSE, choices)).toContain('Style: Japandi');
  expect(said(`Modern. ${FARMHOUSE}`, choices)).toEqual(
    expect.arrayContaining(['Style: Modern', 'Style: Japandi']),
  );
});

test('the text counts again once it says something else', () => {
  const budget = { minCents: null, maxCents: 1_500_000, about: false };
  const choices = choose([], {
    field: 'budget',
    shown: jsonOf(readBrief(FARMHOUSE).budget),
    value: budget,
  });
  expect(said(FARMHOUSE, choices)).toContain('Budget: At most $15,000');
  expect(said('Kitchen under $12k', choices)).toContain('Budget: At most $12,000');
});

test('a chip changed twice is one choice, and changed back it is none', () => {
  const shown = jsonOf(readBrief(FARMHOUSE).styles[0]);
  const japandi = { style: 'japandi', want: 'must' };
  const once = choose([], { field: 'styles', shown, value: japandi });
  const twice = choose(once, {
    field: 'styles',
    shown: JSON.stringify(japandi),
    value: { style: 'coastal', want: 'must' },
  });
  expect(twice).toHaveLength(1);
  expect(said(FARMHOUSE, twice)).toContain('Style: Coastal');
  const back = choose(twice, {
    field: 'styles',
    shown: JSON.stringify({ style: 'coastal', want: 'must' }),
    value: { style: 'farmhouse', want: 'must' },
  });
  expect(back).toEqual([]);
});

test('a chip is dropped, one is added, and what was added is taken away again', () => {
  const island = readBrief(FARMHOUSE).items[0];
  const dropped = choose([], { field: 'items', shown: jsonOf(island), value: null });
  expect(said(FARMHOUSE, dropped)).not.toContain('Without: Island');
  const two = choose(dropped, { field: 'cooks', shown: null, value: 2 });
  expect(said(FARMHOUSE, two)).toContain('Cooks: 2');
  const pets = choose(two, { field: 'wishes', shown: null, value: 'pets' });
  expect(said(FARMHOUSE, pets)).toContain('Wish: Good for pets');
  expect(said(`${FARMHOUSE}, pet friendly`, pets)).toContain('Wish: Good for pets');
  const none = choose(pets, { field: 'wishes', shown: JSON.stringify('pets'), value: null });
  expect(none).toEqual(two);
});

test('the corrections of a run become choices again', () => {
  const read = readBrief(FARMHOUSE);
  const japandi = { style: 'japandi', want: 'must' };
  const first = choose([], { field: 'styles', shown: jsonOf(read.styles[0]), value: japandi });
  const choices = choose(
    choose(first, { field: 'items', shown: jsonOf(read.items[0]), value: null }),
    { field: 'cooks', shown: null, value: 2 },
  );
  const { changes, brief } = changesOf(read, choices);
  expect(choicesOf(read, changes)).toEqual(choices);
  expect(changesOf(read, choicesOf(read, changes)).brief).toEqual(brief);
});
