import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';
import { colors, materials, parts, tones } from '../words/finishes.ts';
import { forms, itemIds } from '../words/items.ts';
import { purposes, shapes, wishes } from '../words/rooms.ts';
import { addProposal } from './add-proposal.ts';
import { type Proposal, readProposal } from './read-proposal.ts';
import { hostileAnswers } from './test-hostile-answers.ts';

const text =
  'Kitchen for a couple that bakes, with a spot for the espresso machine, <b>bright</b>, seats 4, "no island"';
const brief = readBrief(text);

const answer = (...entries: readonly unknown[]): string => JSON.stringify({ wishes: entries });
const pantry = {
  field: 'items',
  value: { item: 'pantry', want: 'nice', form: null, count: null },
  quote: 'a spot for the espresso machine',
};

test('a wish that quotes the brief gets through with its place', () => {
  const { wishes: read, dropped } = readProposal(`\`\`\`json\n${answer(pantry)}\n\`\`\``, brief);
  expect(dropped).toBe(0);
  expect(read).toHaveLength(1);
  const span = read[0]?.span ?? { start: 0, end: 0 };
  expect(text.slice(span.start, span.end)).toBe(pantry.quote);
});

test('a proposal adds what the text was not read as and overwrites nothing', () => {
  const proposed = [
    pantry,
    { field: 'cooks', value: 2, quote: 'a couple that bakes' },
    { field: 'seats', value: 12, quote: 'seats 4' },
    { field: 'purpose', value: 'bath', quote: 'Kitchen' },
    {
      field: 'items',
      value: { item: 'island', want: 'must', form: null, count: 2 },
      quote: 'island',
    },
  ];
  const added = addProposal(brief, readProposal(answer(...proposed), brief));
  expect(added.cooks?.value).toBe(2);
  expect(added.seats).toEqual(brief.seats);
  expect(added.purpose).toEqual(brief.purpose);
  expect(added.items).toHaveLength(brief.items.length + 1);
  expect(added.items.at(-1)?.value).toMatchObject({ item: 'pantry', widthTenths: null });
});

const words = new Set<unknown>([
  ...['any', ...parts, ...itemIds, ...tones, ...colors, ...materials, ...forms],
  ...[...purposes, ...shapes, ...wishes, 'must', 'nice', 'must-not', 'keep', true, null],
  ...'modern farmhouse transitional coastal industrial scandinavian mid-century mediterranean traditional japandi'.split(
    ' ',
  ),
]);
const keys = new Set('item want form count part tone color material style'.split(' '));

/** Independent of the schema: every value is a word of ours or a small count, and every quote stands in the text. */
function expectHarmless({ wishes: read }: Proposal): void {
  expect(read.length).toBeLessThanOrEqual(40);
  for (const { field, value, quote, span, ...more } of read) {
    expect(more).toEqual({});
    expect(text.slice(span.start, span.end)).toBe(quote);
    expect(brief).toHaveProperty(field);
    expect(['size', 'area', 'ceiling', 'budget', 'text']).not.toContain(field);
    const entries = typeof value === 'object' ? Object.entries(value) : [['item', value] as const];
    for (const [key, one] of entries) {
      expect(keys).toContain(key);
      if (typeof one === 'number')
        expect(Number.isInteger(one) && one >= 1 && one <= 60).toBe(true);
      else expect(words).toContain(one);
    }
  }
}

test('G-44 1,000 hostile answers let nothing invalid through', () => {
  const answers = hostileAnswers(1_000, text);
  expect(new Set(answers).size).toBeGreaterThan(950);
  let through = 0;
  for (const one of answers) {
    const proposal = readProposal(one, brief);
    expectHarmless(proposal);
    through += proposal.wishes.length;
    const added = addProposal(brief, proposal);
    expect(added.size).toEqual(brief.size);
    expect(added.budget).toEqual(brief.budget);
    expect(added.area).toEqual(brief.area);
    expect(JSON.stringify(added)).not.toMatch(/script|SKU|onerror|wholesale|polluted/i);
  }
  // Some hostile answers hold an honest wish beside the bad ones: it gets through.
  expect(through).toBeGreaterThan(50);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test.each([
  ['a size', { field: 'size', value: { widthTenths: 1, lengthTenths: 1 }, quote: 'Kitchen' }],
  ['a budget', { field: 'budget', value: { maxCents: 1 }, quote: 'Kitchen' }],
  ['a place', { ...pantry, value: { ...pantry.value, x: 10, y: 20 } }],
  ['a width', { ...pantry, value: { ...pantry.value, widthTenths: 9_144 } }],
  ['a product', { ...pantry, value: { ...pantry.value, item: 'SKU-12345' } }],
  ['a price', { ...pantry, price: 1 }],
  ['a huge count', { ...pantry, value: { ...pantry.value, count: 1e308 } }],
  ['words that the brief does not have', { ...pantry, quote: 'a grand piano' }],
  [
    'a look of nothing',
    {
      field: 'finishes',
      value: { part: 'floor', tone: null, color: null, material: null, want: 'must' },
      quote: 'Kitchen',
    },
  ],
])('%s is dropped', (_, entry) => {
  expect(readProposal(answer(entry), brief)).toEqual({ wishes: [], dropped: 1 });
});

test('any text is an answer that does no harm', () => {
  const entry = fc.record({
    field: fc.string(),
    value: fc.anything(),
    quote: fc.constantFrom('Kitchen', 'x'),
  });
  const answers = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.json(),
    fc.array(fc.oneof(fc.anything(), entry)).map((list) => {
      try {
        return answer(...list);
      } catch {
        return '{"wishes":[{}]}';
      }
    }),
  );
  fc.assert(fc.property(answers, (one) => expectHarmless(readProposal(one, brief))));
});
