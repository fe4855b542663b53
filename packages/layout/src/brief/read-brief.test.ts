import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeBrief } from './describe-brief.ts';
import { briefCases, linesOf, measureCases } from './fixtures/brief-cases.ts';
import { BRIEF_LIMIT, readBrief } from './read-brief.ts';
import type { Span } from './reading/units.ts';

test('there are 300 written briefs, each of them once', () => {
  const texts = [...briefCases.tuned, ...briefCases.heldOut].map(({ text }) => text);
  expect(texts).toHaveLength(300);
  expect(new Set(texts).size).toBe(300);
});

test.each(['tuned', 'heldOut'] as const)(
  'G-44 understands at least 95 %% of fields (%s)',
  (set) => {
    const { right, all } = measureCases(briefCases[set]);
    expect(all).toBeGreaterThan(set === 'tuned' ? 850 : 550);
    expect(right / all).toBeGreaterThanOrEqual(0.95);
  },
);

function textsOf(text: string): Record<string, string> {
  const cut = ({ start, end }: Span): string => text.slice(start, end);
  return Object.fromEntries(
    describeBrief(readBrief(text)).map(({ label, span }) => [label, span ? cut(span) : '']),
  );
}

test('each field knows the words that say it', () => {
  const text =
    '10x12 L-shaped farmhouse kitchen, white oak floor, no island, under $18k, two cooks';
  expect(textsOf(text)).toEqual({
    Room: 'kitchen',
    Size: '10x12',
    Layout: 'L-shaped',
    Budget: 'under $18k',
    Style: 'farmhouse',
    Floor: 'white oak floor',
    Without: 'no island',
    Cooks: 'two cooks',
  });
});

test('lengths are scene units and money is cents', () => {
  const brief = readBrief(`kitchen 10'-6" x 3.5m, $17,999.99`);
  expect(brief.size?.value).toEqual({ widthTenths: 32_004, lengthTenths: 35_000 });
  expect(brief.budget?.value.maxCents).toBe(1_799_999);
});

test.each([
  ["10' x 12'", '120 x 144'],
  ['10ft by 12 foot 6', '120 x 150'],
  [`10'-6" x 14'-2"`, '126 x 170'],
  ['twelve by fourteen', '144 x 168'],
  ['ten and a half by twelve', '126 x 144'],
  ['12’6” × 9’', '150 x 108'],
  ['9½ x 11 1/4', '114 x 135'],
  ['120" by 144"', '120 x 144'],
  ['120x144', '120 x 144'],
  ['3500 x 4200 mm', '137.8 x 165.4'],
  ['350 x 420 cm', '137.8 x 165.4'],
  ['14 ft long and 8 ft wide', '96 x 168'],
  ['11 by 15 feet', '132 x 180'],
  ['12-by-16', '144 x 192'],
])('the size %s is %s inches', (words, inches) => {
  expect(linesOf(readBrief(`kitchen ${words}`))).toEqual(['purpose=kitchen', `size=${inches}`]);
});

test.each([
  ['under 20 grand', '<=20000'],
  ['$18k', '<=18000'],
  ['15-20k', '15000..20000'],
  ['no more than 12,500 dollars', '<=12500'],
  ["can't go over 22,000", '<=22000'],
  ['about $9,000', '~9000'],
  ['at least 50k', '>=50000'],
  ['fifteen thousand five hundred', '<=15500'],
  ['a hundred thousand dollars', '<=100000'],
  ['between 8 and 10 thousand', '8000..10000'],
  ['US$ 32 000', '<=32000'],
  ['budget is 6000', '<=6000'],
  ['at most $5000, at least $3000', '3000..5000'],
])('the amount %s is a budget of %s', (words, budget) => {
  expect(linesOf(readBrief(`bath, ${words}`))).toEqual(['purpose=bath', `budget=${budget}`]);
});

test.each([
  'kitchen 7',
  'built in 2004',
  'we moved in 1998',
  'call 5551234',
  '12 parsecs x 4 moons',
])('no number of "%s" is a size or an amount', (text) => {
  expect(readBrief(text)).toMatchObject({ size: null, budget: null, ceiling: null });
});

test('slips of the finger are forgiven in words and never in numbers', () => {
  const brief = readBrief('kitcehn ilsand quarz conters, stainles aplliances, 1O x 12');
  expect(linesOf(brief)).toEqual([
    'purpose=kitchen',
    'finishes=counter: quartz',
    'finishes=appliances: stainless',
    'must=island',
  ]);
});

test('"us" is no shape and "u" only where it can be one', () => {
  expect(readBrief('mom lives with us, can u help with the bath').shape).toBeNull();
  expect(readBrief('U kitchen').shape?.value).toBe('u');
});

test('names what contradicts itself, with both places', () => {
  const text = 'kitchen with an island, modern. No island. Not modern. $10k, max $15k';
  const { contradictions } = readBrief(text);
  expect(
    contradictions.map(({ words, spans }) => [
      words,
      ...spans.map(({ start, end }) => text.slice(start, end)),
    ]),
  ).toEqual([
    ['Island: asked for and refused', 'island', 'No island'],
    ['Modern: asked for and refused', 'modern', 'modern'],
    ['Two budgets', 'max $15k', '$10k'],
  ]);
});

test('lists what it did not understand', () => {
  const text = 'living room with a record player and a sofa, skylight';
  const { notUnderstood } = readBrief(text);
  expect(notUnderstood.map(({ start, end }) => text.slice(start, end))).toEqual([
    'record player',
    'skylight',
  ]);
});

test('a brief of nothing says nothing', () => {
  expect(linesOf(readBrief(''))).toEqual([]);
  expect(describeBrief(readBrief('   \n '))).toEqual([]);
});

test('reads no further than the limit', () => {
  const text = `${'a '.repeat(BRIEF_LIMIT / 2)}kitchen`;
  expect(readBrief(text).purpose).toBeNull();
  expect(readBrief(text).text).toHaveLength(BRIEF_LIMIT);
});

const pieces = fc.oneof(
  fc.constantFrom(...briefCases.tuned.map(({ text }) => text)),
  fc.constantFrom(
    ...'10 12 x by \' " - / , . ; ( ) $ k no not keep maybe and or & w/ with ½ 1/0 two twelve ft feet in'.split(
      ' ',
    ),
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const texts = fc
  .array(pieces, { maxLength: 30 })
  .chain((parts) => fc.constantFrom('', ' ').map((gap) => parts.join(gap)));

function spansOf(value: unknown): Span[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'start' in value && 'end' in value ? [value as Span] : [];
  return [...own, ...Object.values(value).flatMap(spansOf)];
}

test('any text is read without an error, the same each time, with spans that lie inside it', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const brief = readBrief(text);
      expect(readBrief(text)).toEqual(brief);
      for (const { start, end } of spansOf(brief)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(brief.text.length);
      }
      for (const { value } of describeBrief(brief)) expect(value).not.toMatch(/NaN|undefined|null/);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['digits', '1'.repeat(BRIEF_LIMIT)],
  ['sizes', '10x'.repeat(BRIEF_LIMIT / 3)],
  ['amounts', '$1,000 - '.repeat(BRIEF_LIMIT / 9)],
  ['numbers in words', 'twenty '.repeat(BRIEF_LIMIT / 7)],
  ['thousands', 'a hundred thousand '.repeat(500)],
  ['spaces', ' '.repeat(BRIEF_LIMIT)],
  ['one long word', 'q'.repeat(BRIEF_LIMIT)],
  [
    'mistyped words',
    Array.from({ length: 1_200 }, (_, at) => `kitc${at.toString(36)}hn`)
      .join(' ')
      .replaceAll(/\d/g, 'z'),
  ],
  ['negations', 'no '.repeat(3_000)],
  ['looks', 'white oak and '.repeat(700)],
])('10,000 characters of %s end in bounded time', (_, text) => {
  expect(readBrief(text).text.length).toBeLessThanOrEqual(BRIEF_LIMIT);
});

test('a bath with a spa feel has no hot tub', () => {
  for (const text of [
    'bathroom with a spa feel',
    'spa-like bath',
    'a bath that feels like a spa',
  ]) {
    const { items, styles } = readBrief(text);
    expect([items.length, styles.map(({ value }) => value.style)]).toEqual([0, ['japandi']]);
  }
  expect(readBrief('patio with a spa').items.map(({ value }) => value.item)).toEqual(['spa']);
});

test.each([
  ['guest room with twin beds', 'bed:twin*2'],
  ['kids room with two full beds', 'bed:full*2'],
  ['bedroom with a queen bed', 'bed:queen'],
  ['living room, sofas facing each other', 'sofa*2'],
  ['living room with a pair of sofas', 'sofa*2'],
  ['living room with 2 couches', 'sofa*2'],
  ['living room with a couch', 'sofa'],
  ['home office with desks for us both', 'desk*2'],
  ['office with three desks', 'desk*3'],
])('"%s" asks for %s', (text, line) => {
  expect(linesOf(readBrief(text))).toContain(`must=${line}`);
});

test('a plural that is refused counts nothing', () => {
  expect(linesOf(readBrief('living room, no sofas'))).toContain('mustNot=sofa');
});
