// Designs of the layout engine in products of the demo world: bought as they are, within a budget, as asked for.

import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import type { Stocked } from '@wevisu/layout/dressing/goods.ts';
import { designKitchens, type KitchenDesign } from '@wevisu/layout/kitchen/design-kitchens.ts';
import { askOf } from '@wevisu/layout/products/ask-of.ts';
import {
  type Dressed,
  type DressResult,
  type DressWishes,
  dressDesign,
} from '@wevisu/layout/products/dress-design.ts';
import { judgeOf } from '@wevisu/layout/products/judge-dressed.ts';
import { productsNamed, productsUsed } from '@wevisu/scene/document/products-used.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { collisionsOf } from '@wevisu/scene/placing/collisions.ts';
import { isInBounds } from '@wevisu/scene/placing/in-bounds.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import { styles } from '@wevisu/scene/styles.ts';
import { beforeAll, expect, test } from 'vitest';
import { demoStock } from './demo-stock.ts';
import { readBuiltRooms } from './room-files.ts';

let goods: Stocked;
let shell: SceneDocument;
let roomId: string;
let designs: readonly KitchenDesign[];

beforeAll(async () => {
  goods = demoStock();
  const { plans } = await readBuiltRooms();
  const plan = plans.find(({ id }) => id === 'kitchen-l-12x13');
  const { document } = readScene(plan?.scene);
  const kept = Object.entries(document.nodes).filter(
    ([, { type }]) => type !== 'item' && type !== 'run',
  );
  shell = { ...document, nodes: Object.fromEntries(kept) };
  roomId = nodesOf(shell.nodes, 'room')[0]?.[0] ?? '';
  designs = designKitchens(shell, roomId, { island: 'may' }).designs;
});

const PLAIN: DressWishes = {
  style: 'farmhouse',
  palette: 0,
  asks: [],
  budgetCents: null,
  withinDays: null,
};

function dress(wishes: Partial<DressWishes>, from: Stocked = goods): DressResult {
  const [design] = designs;
  if (!design) throw new Error('There is no design.');
  const room = { id: roomId, use: 'kitchen', accentWall: null, vanityWall: null } as const;
  const undressed = { document: shell, drawing: design.drawing, rooms: [room] };
  return dressDesign(undressed, from, { ...PLAIN, ...wishes }, judgeOf(shell, 'standard', roomId));
}

function dressed(wishes: Partial<DressWishes>, from: Stocked = goods): Dressed {
  const found = dress(wishes, from);
  if (found.kind !== 'dressed') throw new Error(JSON.stringify(found));
  return found.dressed;
}

function asks(text: string) {
  return readBrief(text).finishes.flatMap(({ value }) => askOf(value));
}

const nameOf = (sku: string) => goods.facts(sku)?.name ?? '';

function floorOf({ document }: Dressed): string {
  const floor = nodesOf(document.nodes, 'surface').find(([, { face }]) => face.on === 'floor');
  return nameOf(floor?.[1].covering.sku ?? '');
}

test.each(styles)(
  'G-44 a kitchen in $id has only products on offer, and nothing is in its way',
  ({ id }) => {
    const { document, takeoff, unsold } = dressed({ style: id });
    expect(unsold).toEqual([]);
    expect(productsNamed(document.nodes).size).toBeGreaterThan(10);
    for (const sku of productsUsed(document.nodes).keys()) {
      const facts = goods.facts(sku);
      expect({ sku, problem: facts?.problem, isPriced: facts?.priceCents !== null }).toEqual({
        ...{ sku, problem: null, isPriced: true },
      });
    }
    expect(takeoff.orders.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0)).toBe(
      takeoff.totalCents,
    );
    expect(collisionsOf(document.nodes)).toEqual([]);
    expect(Object.keys(document.nodes).filter((one) => !isInBounds(document.nodes, one))).toEqual(
      [],
    );
    const wrong = checkRules(document).filter(({ tier }) => tier === 'broken' || tier === 'code');
    expect(wrong.map(({ code, text }) => `${code} ${text}`)).toEqual([]);
  },
);

test('the same wishes give the same scene, byte by byte', () => {
  const once = writeScene(dressed({}).document);
  expect(writeScene(dressed({}).document)).toBe(once);
});

test.each([0.97, 0.9, 0.82])('%f of the price is held to the cent', (part) => {
  const free = dressed({}).takeoff.totalCents;
  const budgetCents = Math.round(free * part);
  const { takeoff } = dressed({ budgetCents });
  expect(takeoff.totalCents).toBeLessThanOrEqual(budgetCents);
  // Most of it is used: a budget is no wish for the least dear. Of products that suit alike it takes the less dear, and what
  // is left then buys nothing that suits better.
  expect(takeoff.totalCents).toBeGreaterThan(budgetCents * 0.8);
});

test('a budget that nothing fits is declined with the least that does', () => {
  const found = dress({ budgetCents: 100_000 });
  if (found.kind !== 'over-budget') throw new Error(found.kind);
  expect(dress({ budgetCents: found.leastCents }).kind).toBe('dressed');
});

test('looks that are asked for win over the style', () => {
  expect(floorOf(dressed({ asks: asks('white oak floor') }))).toMatch(/White Oak/);
  expect(floorOf(dressed({ style: 'coastal', asks: asks('walnut floor') }))).toMatch(/Walnut/);
  const navy = dressed({ asks: asks('navy cabinets') }).document;
  expect(nodesOf(navy.nodes, 'run').map(([, { finish }]) => finish)).toContain('paint-navy');
  const { document } = dressed({ style: 'transitional', asks: asks('no marble') });
  const names = [...productsNamed(document.nodes).keys()].map(nameOf);
  expect(names.filter((name) => /marble|carrara|calacatta/i.test(name))).toEqual([]);
});

test('what ships too late, is out of stock or has too few left is not chosen', () => {
  const soon = dressed({ withinDays: 14 }).document;
  for (const sku of productsNamed(soon.nodes).keys()) {
    expect(goods.facts(sku)?.leadTimeDays[1]).toBeLessThanOrEqual(14);
  }
  const first = dressed({});
  const floor = nodesOf(first.document.nodes, 'surface').find(
    ([, { face }]) => face.on === 'floor',
  );
  const sku = floor?.[1].covering.sku ?? '';
  const scarce = dressed({}, { ...goods, available: (one) => (one === sku ? 1 : null) });
  expect(productsUsed(scarce.document.nodes).has(sku)).toBe(false);
  const gone: Stocked = {
    ...goods,
    of: (child) =>
      goods
        .of(child)
        .map((one) =>
          one.facts.sku === sku
            ? { ...one, facts: { ...one.facts, problem: 'out-of-stock' } }
            : one,
        ),
  };
  expect(productsUsed(dressed({}, gone).document.nodes).has(sku)).toBe(false);
});

test('a line of cabinets ships in time only with all its parts', () => {
  // The samples of Ellis doors are there in four weeks, its cabinets in six.
  for (const color of ['navy', 'charcoal', 'green']) {
    const wishes = { style: 'modern', withinDays: 28, asks: asks(`${color} cabinets`) } as const;
    for (const { sku } of dressed(wishes).takeoff.orders) {
      expect({ sku, days: goods.facts(sku)?.leadTimeDays[1] ?? 99 }).toSatisfy(
        ({ days }) => days <= 28,
      );
    }
  }
});

test('a line with too little stock of one part is not chosen', () => {
  const first = dressed({});
  const part = first.takeoff.orders.find(({ sku }) => /-B\d+$/.test(sku))?.sku ?? '';
  const few = dressed({}, { ...goods, available: (sku) => (sku === part ? 0 : null) });
  expect(few.takeoff.orders.map(({ sku }) => sku)).not.toContain(part);
  expect(few.unsold).toEqual(first.unsold);
});

test('a place that nothing on offer fits stays as it is drawn, and is said', () => {
  const none: Stocked = {
    ...goods,
    of: (child) => (child === 'dishwashers' ? [] : goods.of(child)),
  };
  const { document, unsold } = dressed({}, none);
  expect(unsold).toHaveLength(1);
  const machine = nodesOf(document.nodes, 'item').find(([, { kind }]) => kind === 'dishwasher');
  expect(machine?.[1].sku).toBeNull();
});
