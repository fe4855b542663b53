import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findHeader } from './find-header.ts';
import { guessColumns } from './guess-columns.ts';
import { numberStyleOf, plainNumber } from './number-style.ts';
import { parseCount, parsePrice, parseSku, parseStatus, parseUnit } from './parse-cell.ts';
import { readRow } from './read-row.ts';

const problem = (code: string) => ({ problem: code });

describe('a SKU', () => {
  test.each([
    ['00123', '00123'],
    [' AB-12/4 ', 'AB-12/4'],
    [812_345_678_901, '812345678901'],
    ["'-77", '-77'],
    [null, undefined],
    ['', undefined],
  ])('%j is read as %j', (cell, sku) => expect(parseSku(cell)).toBe(sku));

  test.each([
    ['8.12E+11', 'sku_digits_lost'],
    [1e21, 'sku_digits_lost'],
    ['#N/A', 'formula_error'],
    ['A\u0000B', 'sku_unreadable'],
    ['x'.repeat(65), 'text_too_long'],
  ])('%j is refused: %s', (cell, code) => expect(parseSku(cell)).toEqual(problem(code)));
});

describe('a price', () => {
  test.each([
    ['$1,234.50', 'point', 123_450],
    ['1.234,5', 'comma', 123_450],
    ['12', 'point', 1200],
    [0.3, 'point', 30],
    [19.99, 'point', 1999],
    ['4.500', 'point', 450],
    ['USD 12.10', 'point', undefined],
    [' ', 'point', undefined],
  ] as const)('%j with a decimal %s is %s cents', (cell, mark, cents) => {
    const read = parsePrice(cell, mark);
    if (cell === 'USD 12.10') expect(read).toEqual(problem('price_unreadable'));
    else expect(read).toBe(cents);
  });

  test.each([
    ['-5', 'price_not_positive'],
    ['(5.00)', 'price_not_positive'],
    ['0', 'price_not_positive'],
    ['12.345', 'price_part_of_cent'],
    ['call us', 'price_unreadable'],
    ['1e400', 'price_unreadable'],
    ['99999999', 'price_absurd'],
    [Number.NaN, 'price_unreadable'],
    ['=cmd|calc', 'price_unreadable'],
  ])('%j is refused: %s', (cell, code) => {
    expect(parsePrice(cell, 'point')).toEqual(problem(code));
  });

  test('every amount to the cent is read back exactly, in both styles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        const point = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
        const comma = (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });
        expect(parsePrice(`$${point}`, 'point')).toBe(cents);
        expect(parsePrice(comma, 'comma')).toBe(cents);
        expect(parsePrice(cents / 100, 'point')).toBe(cents);
      }),
    );
  });

  test('nothing that a cell can hold breaks a reader', () => {
    const cell = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(cell, (value) => {
        for (const read of [
          parseSku(value),
          parsePrice(value, 'comma'),
          parseCount(value, 'point'),
        ])
          expect(['string', 'number', 'undefined', 'object']).toContain(typeof read);
      }),
    );
  });
});

test('a column tells whether its decimal mark is a comma, or that nothing tells', () => {
  expect(numberStyleOf(['1.234,50', '12,00'])).toEqual({ mark: 'comma', isGuess: false });
  expect(numberStyleOf(['1,234', '12.5'])).toEqual({ mark: 'point', isGuess: false });
  expect(numberStyleOf(['1.234', '2.500'])).toEqual({ mark: 'point', isGuess: true });
  expect(numberStyleOf(['1.234.567'])).toEqual({ mark: 'comma', isGuess: false });
  expect(plainNumber('12,34', 'point')).toBeNull();
  expect(plainNumber('1 234,5', 'comma')).toBe('1234.5');
});

test('a status is read from words for sold and for ended, and of a column that asks the opposite', () => {
  expect(parseStatus('Active', false)).toBe('active');
  expect(parseStatus('Disc', false)).toBe('withdrawn');
  expect(parseStatus('Y', true)).toBe('withdrawn');
  expect(parseStatus('No', true)).toBe('active');
  expect(parseStatus('Discontinued', true)).toBe('withdrawn');
  expect(parseStatus('maybe', false)).toEqual(problem('status_unreadable'));
  expect(parseUnit('CTN')).toBe('Box');
  expect(parseUnit('EA')).toBe('Piece');
});

test('the header is found below a letterhead', () => {
  const rows = [
    { number: 1, cells: ['Halden Clay Inc.'] },
    { number: 2, cells: ['Prices valid from', '2026-12-01'] },
    { number: 5, cells: ['Item #', 'Description', 'Net Price'] },
    { number: 6, cells: ['HC-1', 'Tile', 12.5] },
  ];
  expect(findHeader(rows)).toBe(2);
});

test('columns are guessed by headers, by known SKUs and by values, each field once', () => {
  const samples = [
    ['HC-101', 'Box', '12.50', 'x'],
    ['HC-102', 'Box', '$13.00', 'x'],
    ['HC-103', 'Box', '9.75', 'x'],
  ];
  expect(guessColumns({ headers: ['Item No.', 'U/M', 'Net Price', 'Memo'], samples })).toEqual([
    'sku',
    null,
    'price',
    null,
  ]);
  expect(guessColumns({ headers: ['A', 'UOM', 'C', 'D'], samples })).toEqual([
    'sku',
    'unit',
    'price',
    null,
  ]);
  expect(
    guessColumns({ headers: ['SKU', 'Ref'], samples: [['1', 'HC-1']], knownSkus: [0, 1] }),
  ).toEqual([null, 'sku']);
});

test('a row says what it asks for, what it leaves blank stays, and each problem names its column', () => {
  const reading = {
    mapping: ['sku', 'price', 'stock', 'weight_lb', null, 'lead_min', 'lead_max'] as const,
    marks: [],
    discontinued: [],
    priceUnit: null,
  };
  const good = { number: 7, cells: ['A-1', '12.50', null, '10 lbs', 'memo'] };
  expect(readRow(good, reading)).toEqual({
    number: 7,
    sku: 'A-1',
    values: { priceCents: 1250, weightG: 4536 },
    problems: [],
  });
  const bad = { number: 8, cells: [null, 'x', '1.5', '0', null, 9, 3] };
  expect(readRow(bad, reading).problems).toEqual([
    { column: 1, problem: 'price_unreadable' },
    { column: 2, problem: 'count_unreadable' },
    { column: 3, problem: 'measure_unreadable' },
    { column: null, problem: 'sku_missing' },
    { column: 5, problem: 'lead_reversed' },
  ]);
});
