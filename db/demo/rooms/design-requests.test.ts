// From words to finished designs in products of the demo world.
import { correctBrief } from '@wevisu/layout/brief/correct-brief.ts';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import type { Stocked } from '@wevisu/layout/dressing/goods.ts';
import { looks } from '@wevisu/layout/dressing/looks/looks.ts';
import { wordsOf } from '@wevisu/layout/dressing/words-of.ts';
import {
  type DesignRequest,
  designRequest,
  type FinishedDesign,
} from '@wevisu/layout/requests/design-request.ts';
import { nodesOf } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { FINISHES } from '@wevisu/scene/finishes.ts';
import { collisionsOf } from '@wevisu/scene/placing/collisions.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import { styles } from '@wevisu/scene/styles.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { beforeAll, expect, test } from 'vitest';
import { seededBrief } from '../../../bench/layout/seeded-briefs.ts';
import { demoStock } from './demo-stock.ts';

let goods: Stocked;

beforeAll(() => {
  goods = demoStock();
});

function ask(text: string, more: Partial<DesignRequest> = {}) {
  const request = { brief: readBrief(text), start: null, withinDays: null, variation: 0, ...more };
  return designRequest(request, goods);
}

function designed(text: string, more: Partial<DesignRequest> = {}): readonly FinishedDesign[] {
  const outcome = ask(text, more);
  if (outcome.kind !== 'designed') throw new Error(JSON.stringify(outcome.declined));
  return outcome.designs;
}

test('where a room has fewer layouts and a style fewer colors than three, no design is given twice', () => {
  const text = "Family bath 8' x 10', japandi, double vanity and a walk-in shower, around $15,000";
  const designs = designed(text);
  expect(new Set(designs.map(({ document }) => writeScene(document))).size).toBe(designs.length);
  expect(new Set(designs.map(({ summary }) => summary.title)).size).toBe(2);
  expect(designs).toHaveLength(3);
});

test.each(styles)(
  'a room of one layout has three designs in $label, each in colors of its own',
  ({ id }) => {
    const designs = designed(`9x11 ${id} bedroom, queen bed`);
    expect(designs).toHaveLength(3);
    expect(new Set(designs.map(({ summary }) => summary.palette)).size).toBe(3);
  },
);

test('what palettes name is there: colors among the goods, finishes among those of models', () => {
  const labels = new Set(Object.values(FINISHES).map(({ label }) => label));
  const missing = looks.flatMap(({ style, palettes }) =>
    palettes.flatMap((palette) => {
      const { walls, accent, metals, appliances, vanity, sinks, ...rest } = palette;
      const { counter, islandTop = '', splash, floor, ...others } = rest;
      const { bathFloor, bathWall, showerFloor, ...finishes } = others;
      const surfaces = [counter, islandTop, splash, floor, bathFloor, bathWall, showerFloor];
      const colors = surfaces.flatMap((wish) =>
        wish.split('; ').flatMap((part) => {
          const [child = '', names = ''] = part.split(': ');
          const sold = new Set(goods.of(child).map(({ color }) => color));
          return wordsOf(names).filter((name) => !sold.has(name));
        }),
      );
      const named = [metals, appliances, vanity, sinks].flatMap(wordsOf);
      const ids = Object.values(finishes).flatMap(wordsOf);
      return [
        ...colors,
        ...named.filter((name) => !labels.has(name)),
        ...ids.filter((finish) => !Object.hasOwn(FINISHES, finish)),
      ].map((word) => `${style}: ${word}`);
    }),
  );
  expect(missing).toEqual([]);
});

test.each([
  '10x12 L-shaped farmhouse kitchen, white oak floor, no island, under $18k',
  'primary bath 9x12 with a freestanding tub and a double vanity, under $9,000',
  'powder room with black hardware',
  'bedroom 12x14, king bed, dresser, coastal',
  'living room 14x18 japandi, dark floor',
  'dining for 8',
  'home office 10x11 mid century',
  'entry with a bench',
  'laundry 8x9 with a utility sink',
  'patio 16x14 with a grill',
])('G-44 "%s" has three designs that can be built and bought for what they say', (text) => {
  const designs = designed(text);
  expect(designs).toHaveLength(3);
  const most = readBrief(text).budget?.value.maxCents ?? Number.POSITIVE_INFINITY;
  for (const { document, summary } of designs) {
    expect(takeoffOf(document).totalCents).toBe(summary.totalCents);
    expect(summary.vendors.reduce((sum, { cents }) => sum + cents, 0)).toBe(summary.totalCents);
    expect(summary.totalCents).toBeLessThanOrEqual(most);
    expect(summary.totalCents).toBeGreaterThan(0);
    const forbidden = checkRules(document, 'standard').filter(
      ({ tier }) => tier === 'broken' || tier === 'code',
    );
    expect(forbidden).toEqual([]);
    expect(summary.wishes.filter(({ met }) => met === 'no')).toEqual([]);
  }
  expect(new Set(designs.map(({ document }) => writeScene(document))).size).toBe(3);
});

test.each([
  'accessible bath 9x10',
  'wheelchair bath 10x12 with a shower, no tub',
  'accessible powder room 8x8',
])('G-44 "%s" is one that a wheelchair uses, of products on offer', (text) => {
  for (const { document, summary } of designed(text)) {
    const missed = checkRules(document, 'accessible').filter(({ tier }) => tier !== 'tip');
    expect(missed.map(({ code }) => code)).toEqual([]);
    const items = nodesOf(document.nodes, 'item').map(([, node]) => node);
    const places = items.filter(({ kind }) =>
      ['toilet', 'bathtub', 'shower-enclosure'].includes(kind),
    );
    expect(items.filter(({ kind }) => kind === 'grab-bar').length).toBeGreaterThanOrEqual(
      places.length,
    );
    for (const { kind, sku, elevationTenths } of items) {
      if (kind === 'vanity') expect(elevationTenths).toBeGreaterThanOrEqual(27 * 254);
      if (['vanity', 'toilet', 'bathtub', 'shower-enclosure'].includes(kind))
        expect(sku).not.toBeNull();
    }
    expect(summary.wishes.filter(({ met }) => met === 'no')).toEqual([]);
  }
});

test('G-44 a bedroom’s windows wear curtains where nothing stands in their way', () => {
  for (const { document } of designed('bedroom 13x15 with a queen bed, no wardrobe, no dresser')) {
    expect(nodesOf(document.nodes, 'item').map(([, { kind }]) => kind)).toContain('curtain');
  }
});

test('G-44 the same request gives the same bytes, and another variation other colors', () => {
  const text = 'modern powder room';
  const bytes = (more: Partial<DesignRequest> = {}) =>
    designed(text, more).map(({ document }) => writeScene(document));
  expect(bytes()).toEqual(bytes());
  expect(bytes({ variation: 1 })).not.toEqual(bytes());
});

test('G-44 a budget that nothing fits is declined with one that does', () => {
  const text = 'kitchen 10x12 under $2000';
  const outcome = ask(text);
  if (outcome.kind !== 'declined') throw new Error('It fits');
  const { change, text: why } = outcome.declined;
  expect(why).toMatch(/least dear of everything.*\$2,000\.00/);
  const brief = (change?.corrections ?? []).reduce(correctBrief, readBrief(text));
  expect(designed(text, { brief }).length).toBeGreaterThan(0);
  const less = correctBrief(brief, {
    field: 'budget',
    value: { minCents: null, maxCents: 500_000 as never, about: false },
  });
  expect(ask(text, { brief: less }).kind).toBe('declined');
});

test.each([
  'bath 5x6 with a tub and a double vanity',
  'bedroom 6x7 with a king bed',
  'kitchen 8x8 with an island',
  'dining 8x8 for 8',
])('G-44 "%s" is declined with a change that works', (text) => {
  const outcome = ask(text);
  if (outcome.kind !== 'declined') throw new Error('It fits');
  const { change } = outcome.declined;
  expect(change?.corrections.length).toBeGreaterThan(0);
  const brief = (change?.corrections ?? []).reduce(correctBrief, readBrief(text));
  expect(designed(text, { brief }).length).toBeGreaterThan(0);
});

test('what is not a room, or one that nobody designs, is said', () => {
  expect(ask('something nice')).toMatchObject({
    kind: 'declined',
    declined: { text: expect.stringMatching(/^Say which room/) },
  });
});

test('G-44 what is kept stays to the byte, and the rest is designed about it', () => {
  const [first] = designed('bedroom 12x14, queen bed, dresser, coastal');
  const from = first?.document;
  const bed = from && nodesOf(from.nodes, 'item').find(([, { kind }]) => kind === 'dresser');
  if (!from || !bed) throw new Error('There is no dresser');
  const [id, node] = bed;
  const start = { document: from, roomId: 'room', keep: [id] };
  // The room that is there says that it is a bedroom.
  const designs = designed('modern, keep the dresser', { start });
  for (const { document, summary } of designs) {
    expect(document.nodes[id]).toEqual(node);
    expect(document.style).toBe('modern');
    expect(summary.wishes).toContainEqual({ text: 'Keep the dresser', met: 'yes', why: null });
  }
});

test.each([
  [4, 'bedroom'],
  [16, 'dining'],
  [35, 'living'],
] as const)('nothing hangs where furniture stands (room %i, %s)', (seed, purpose) => {
  const { brief, room } = seededBrief(seed, purpose);
  const start = { document: room.document, roomId: 'room', keep: [] };
  for (const { document } of designed('', { brief, start })) {
    expect(collisionsOf(document.nodes)).toEqual([]);
  }
});

test('a short wall beside a passage has its receptacle around the corner near enough', () => {
  const { brief, room } = seededBrief(485, 'living');
  const start = { document: room.document, roomId: 'room', keep: [] };
  expect(designed('', { brief, start })).toHaveLength(3);
});

// An extinguisher hung behind a door there, in all kitchens whose rows meet or face each other.
test('a kitchen with two doors is designed in rows that stand apart', () => {
  const { brief, room } = seededBrief(241, 'kitchen');
  const start = { document: room.document, roomId: 'room', keep: [] };
  expect(designed('', { brief, start }).length).toBeGreaterThan(0);
});

// No vanity on offer had its place in the second.
test.each([
  [47, 'kitchen'],
  [833, 'powder-room'],
] as const)(
  'a room that is there and takes no design takes one when it is larger: %s',
  (seed, purpose) => {
    const { brief, room } = seededBrief(seed, purpose);
    const start = { document: room.document, roomId: 'room', keep: [] };
    expect(ask('', { brief, start, withinDays: null })).toMatchObject({
      kind: 'declined',
      declined: { change: { text: '6 inches longer', corrections: [] } },
    });
  },
);

test.each([
  ['12x14 dining room for 6', 'table for 6'],
  ['12x14 dining room for 8', 'table for 8'],
  ['living room 14x18, sectional that seats 6', 'sectional'],
  ['modern kitchen 14x16 with an island for 3', 'island'],
])('G-44 "%s" has a design with a %s', (text, title) => {
  const [{ summary }] = designed(text) as [FinishedDesign];
  expect(summary.title).toContain(title);
  expect(summary.wishes.filter(({ met }) => met !== 'yes')).toEqual([]);
});

test('G-44 a refrigerator and a range that are kept stay where they are, alone of their kind', () => {
  const [{ document }] = designed('modern kitchen 12x13, no island') as [FinishedDesign];
  const before = nodesOf(document.nodes, 'item');
  const start = { document, roomId: 'room', keep: [] };
  const designs = designed('farmhouse kitchen, keep the refrigerator, keep the range', { start });
  for (const { document: after, summary } of designs) {
    expect(summary.wishes.filter(({ met }) => met !== 'yes')).toEqual([]);
    for (const kind of ['refrigerator', 'range']) {
      const [[id, node] = []] = before.filter(([, one]) => one.kind === kind);
      expect(after.nodes[id ?? '']).toEqual(node);
      expect(nodesOf(after.nodes, 'item').filter(([, one]) => one.kind === kind)).toHaveLength(1);
    }
    expect(
      nodesOf(after.nodes, 'item').filter(([, one]) => one.kind === 'kitchen-sink'),
    ).toHaveLength(1);
  }
});

test('G-44 three kitchens of one room have three titles', () => {
  const titles = designed('kitchen 12x14').map(({ summary }) => summary.title);
  expect(new Set(titles).size).toBe(3);
});

test('a wish that no design meets is said of each', () => {
  const [first] = designed('bedroom 12x14 with a crib');
  expect(first?.summary.wishes).toContainEqual(
    expect.objectContaining({ text: 'With crib', met: 'no' }),
  );
});
