import { correctBrief } from '@wevisu/layout/brief/correct-brief.ts';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import { expect, test } from 'vitest';
import { briefOfRun, NO_REFINEMENT, type Refinement, refine } from './refine.ts';

const TEXT = '10x12 farmhouse kitchen, white oak floor, no island, under $18k';
const refined = (change: Partial<Refinement>) =>
  refine(readBrief(TEXT), { ...NO_REFINEMENT, ...change }, 1_500_000);

test('AI-10 words change what they name and leave the rest', () => {
  const { added, removed, notUnderstood } = refined({ words: 'cheaper, japandi, walnut floor' });
  expect(added).toEqual(['Budget: At most $12,000', 'Style: Japandi', 'Floor: Walnut']);
  expect(removed).toEqual(['Budget: At most $18,000', 'Style: Farmhouse', 'Floor: White oak']);
  expect(notUnderstood).toEqual([]);
});

test('a percentage and an amount are taken at their word', () => {
  expect(refined({ words: '10% cheaper' }).added).toEqual(['Budget: At most $13,500']);
  expect(refined({ words: 'under $16k' }).added).toEqual(['Budget: At most $16,000']);
});

test('a thing that was refused is asked for now, without a contradiction', () => {
  const { brief, added, removed } = refined({ words: 'with an island' });
  expect([added, removed]).toEqual([['With: Island'], ['Without: Island']]);
  expect(brief.contradictions).toEqual([]);
});

test('lighter alone is a wish for the whole room, and nonsense is said', () => {
  const { added, notUnderstood } = refined({ words: 'lighter, flumph' });
  expect(added).toEqual(['Whole room: Light']);
  expect(notUnderstood).toEqual(['flumph']);
});

test('buttons do the same as words, and what is there already changes nothing', () => {
  const all = refined({ cheaper: 20, style: 'coastal', storage: true, lighter: true });
  expect(all.added).toEqual([
    'Budget: At most $12,000',
    'Style: Coastal',
    'Whole room: Light',
    'Wish: Much storage',
  ]);
  expect(refined({ style: 'farmhouse', words: 'no island' }).changes).toEqual([]);
});

test('the changes give the same brief again', () => {
  const { brief, changes } = refined({ words: 'cheaper, lighter, with an island', storage: true });
  expect(briefOfRun(TEXT, changes)).toEqual(brief);
  expect(changes.reduce(correctBrief, readBrief(TEXT))).toEqual(brief);
});
