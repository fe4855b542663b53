import { expect, test } from 'vitest';
import { canonicalText } from './canonical-text.ts';
import { readAnswer } from './offer-answer.ts';
import { type OfferLine, type OfferSection, offerNumber } from './offer-content.ts';
import { type GoodsNow, offerDifference } from './offer-difference.ts';
import {
  OFFER_ACTS,
  OFFER_STATES,
  type OfferAct,
  type OfferState,
  stateAfter,
} from './offer-state.ts';
import { offerTotals } from './offer-totals.ts';
import { isSignature, signaturePath } from './signature.ts';

/** The same numbers at each run. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function line(key: string, over: Partial<OfferLine> = {}): OfferLine {
  const { price = 10_00, qty = 1 } = over;
  return {
    ...{ key, variant_id: 1, product_hash: 'h', name: 'Moss', brand: 'B', vendor: 'V', sku: 'S' },
    ...{
      size_label: '',
      finish: '',
      unit: 'Box',
      lots: [],
      lead_time: '3 days',
      picture: '',
      text: '',
    },
    ...over,
    ...{ price, qty, total: price * qty },
  };
}

const part = (
  kind: OfferSection['kind'],
  lines: readonly OfferLine[],
  allowance: number | null = null,
) => ({ key: 'p', title: 'Part', kind, allowance, lines }) satisfies OfferSection;

test('every state is reached from a draft, and an answered offer never moves again', () => {
  const reached = new Set<OfferState>(['draft']);
  for (let round = 0; round < OFFER_STATES.length; round += 1) {
    for (const act of Object.keys(OFFER_ACTS) as OfferAct[])
      for (const state of [...reached]) {
        const after = stateAfter(state, act);
        if (after !== null) reached.add(after);
      }
  }
  expect([...reached].toSorted()).toEqual([...OFFER_STATES].toSorted());
  for (const act of Object.keys(OFFER_ACTS) as OfferAct[])
    for (const state of ['approved', 'approved_in_part', 'declined', 'withdrawn'] as const)
      expect(stateAfter(state, act)).toBeNull();
});

test('an open choice counts with its allowance, and a choice with what it costs above it', () => {
  const sections = [
    part('each', [line('1.1', { qty: 3 }), line('1.2')]),
    part('one', [line('2.1', { price: 50_00 }), line('2.2', { price: 80_00 })], 60_00),
    part('one', [], 200_00),
    part('one', [line('4.1', { price: 5_00 }), line('4.2', { price: 7_00 })]),
  ];
  expect(offerTotals(sections, null)).toEqual({
    ...{ from: 40_00 + 60_00 + 200_00 + 5_00, to: 40_00 + 60_00 + 200_00 + 7_00 },
    ...{ open_allowances: 260_00, over_allowance: 0 },
  });
  expect(offerTotals(sections, new Set(['1.1', '2.2', '4.1']))).toEqual({
    ...{ from: 30_00 + 80_00 + 200_00 + 5_00, to: 30_00 + 80_00 + 200_00 + 5_00 },
    ...{ open_allowances: 200_00, over_allowance: 20_00 },
  });
});

test('whatever is picked of random offers, the sum is that of the lines and the open allowances', () => {
  const random = randomOf(7);
  for (let round = 0; round < 300; round += 1) {
    const sections = Array.from({ length: 1 + random(5) }, (_, at) => {
      const lines = Array.from({ length: random(4) }, (_, place) =>
        line(`${at}.${place}`, { price: 1 + random(900_00), qty: 1 + random(40) }),
      );
      return part(
        random(2) === 0 ? 'each' : 'one',
        lines,
        random(2) === 0 ? null : 1 + random(9_000),
      );
    }).map((one) => (one.kind === 'each' ? { ...one, allowance: null } : one));
    const picked = new Set(
      sections.flatMap(({ kind, lines }) =>
        kind === 'one'
          ? lines.slice(0, random(2)).map(({ key }) => key)
          : lines.filter(() => random(2) === 0).map(({ key }) => key),
      ),
    );
    const totals = offerTotals(sections, picked);
    const goods = sections
      .flatMap(({ lines }) => lines)
      .reduce((sum, { key, price, qty }) => sum + (picked.has(key) ? price * qty : 0), 0);
    expect(totals.from).toBe(goods + totals.open_allowances);
    expect(totals.to).toBe(totals.from);
    const answer = readAnswer(sections, [...picked]);
    if (picked.size === 0) expect(answer).toBe('nothing');
    else expect(answer).toMatchObject({ lines: { length: picked.size } });
  }
});

test('an approval is whole with all lines and one of each choice; two of a choice are none', () => {
  const sections = [
    part('each', [line('1.1'), line('1.2')]),
    part('one', [line('2.1'), line('2.2')]),
    part('one', [], 5_00),
  ];
  expect(readAnswer(sections, ['1.1', '1.2', '2.2'])).toMatchObject({ act: 'approve' });
  expect(readAnswer(sections, ['1.1', '1.2'])).toMatchObject({ act: 'approveInPart' });
  expect(readAnswer(sections, ['1.1', '2.1'])).toMatchObject({ act: 'approveInPart' });
  expect(readAnswer(sections, ['2.1', '2.2'])).toBe('two_of_one');
  expect(readAnswer(sections, ['9.9', '1.1'])).toBe('unknown');
  expect(readAnswer(sections, [])).toBe('nothing');
});

test('the canonical text does not depend on the order in which a value was made', () => {
  expect(canonicalText({ b: [1, { d: null, c: 'é"' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"é\\"","d":null}]}',
  );
  expect(canonicalText({ a: true, b: [1, { c: 'é"', d: null }] })).toBe(
    canonicalText({ b: [1, { d: null, c: 'é"' }], a: true }),
  );
  expect(JSON.parse(canonicalText({ a: [-0, 5] }))).toEqual({ a: [0, 5] });
  expect(() => canonicalText({ a: 0.1 })).toThrow(RangeError);
  expect(() => canonicalText({ a: undefined })).toThrow(TypeError);
});

test('a signature is drawn within the board, and more than a dot', () => {
  expect(isSignature([[10, 10, 60, 40, 90, 20]])).toBe(true);
  expect(isSignature([])).toBe(false);
  expect(isSignature([[10, 10]])).toBe(false);
  expect(isSignature([[10, 10, 601, 10]])).toBe(false);
  expect(isSignature([[10, 10, 500, 201]])).toBe(false);
  expect(isSignature([[10, 10, 500]])).toBe(false);
  expect(
    signaturePath([
      [1, 2, 3, 4],
      [5, 6],
    ]),
  ).toBe('M1 2L3 4M5 6');
});

test('what has changed since is told line by line, and lines of the same goods share the stock', () => {
  const now: Record<number, GoodsNow> = {
    1: { price: 12_00, left: 5, lead_time: '3 days', minimum: 1 },
    2: { price: 10_00, left: 9, lead_time: '2 weeks', minimum: 4 },
  };
  const lines = [
    line('1.1', { qty: 4 }),
    line('1.2', { qty: 3 }),
    line('1.3', { variant_id: 2, qty: 3 }),
    line('1.4', { variant_id: 3 }),
  ];
  const found = offerDifference(lines, (id) => now[id] ?? null);
  expect(found.changes.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    ...['1.1 price', '1.2 price', '1.2 stock', '1.3 minimum', '1.4 gone'],
  ]);
  expect(found.changes[2]).toMatchObject({ wanted: 3, left: 1 });
  expect(found.buyable.map(({ key }) => key)).toEqual(['1.1', '1.2']);
  expect([found.total_before, found.total_after]).toEqual([70_00, 84_00]);
  const same = offerDifference([line('1.1')], () => ({
    ...{ price: 10_00, left: 5 },
    ...{ lead_time: '3 days', minimum: 1 },
  }));
  expect(same.changes).toEqual([]);
});

test('numbers are told in the order in which they were given', () => {
  expect(offerNumber({ year: 2026, serial: 12 })).toBe('OF-2026-0012');
});
