import { skusOf } from '@wevisu/scene/document/products-used.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { collisionsOf } from '@wevisu/scene/placing/collisions.ts';
import { isInBounds } from '@wevisu/scene/placing/in-bounds.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import { styles } from '@wevisu/scene/styles.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { beforeAll, expect, test } from 'vitest';
import { listPlans } from './author/list-plans.ts';
import { planFiles } from './author/plan-file.ts';
import { indexProducts, type ProductIndex } from './author/product-index.ts';
import { sizeLimitsOf } from './author/size-limits.ts';
import { listTemplates, templateFileText } from './author/templates.ts';
import { type BuiltRooms, readBuiltRooms } from './room-files.ts';

const FOOT = 3_048;

let rooms: BuiltRooms;
let index: ProductIndex;

beforeAll(async () => {
  rooms = await readBuiltRooms();
  index = indexProducts();
});

/** What is wrong with a scene in plain words; nothing where all is well. */
function faultsOf(scene: unknown): string[] {
  const { document, findings } = readScene(scene);
  const { nodes } = document;
  const products = Object.fromEntries(
    Object.values(nodes).flatMap((node) => skusOf(node).map((sku) => [sku, index.facts(sku)])),
  );
  const full = { ...document, products };
  return [
    ...findings.filter(({ code }) => code !== 'product-unknown').map(({ text }) => text),
    ...collisionsOf(nodes).map(({ a, b }) => `${a} collides with ${b}`),
    ...Object.keys(nodes)
      .filter((id) => !isInBounds(nodes, id))
      .map((id) => `${id} is out of bounds`),
    ...checkRules(full)
      .filter(({ tier }) => tier === 'code' || tier === 'broken')
      .map(({ code, text }) => `${code}: ${text}`),
  ];
}

function codesOf(scene: unknown): string[] {
  const { document } = readScene(scene);
  const used = Object.values(document.nodes).flatMap(skusOf);
  const products = Object.fromEntries(used.map((sku) => [sku, index.facts(sku)]));
  return checkRules({ ...document, products }).map(({ code }) => code);
}

test('G-40 60 floor plans open without a fault, and choose no product', () => {
  expect(rooms.plans).toHaveLength(60);
  for (const { id, scene } of rooms.plans) {
    expect({ id, faults: faultsOf(scene) }).toEqual({ id, faults: [] });
    const { document } = readScene(scene);
    expect({ id, skus: Object.values(document.nodes).flatMap(skusOf) }).toEqual({ id, skus: [] });
  }
}, 240_000);

test('a template has no finding at all, advice included, but those that its size explains, and each of those is named', () => {
  const byPlan = Map.groupBy(rooms.templates, ({ plan }) => plan);
  expect(byPlan.size).toBeGreaterThanOrEqual(60);
  for (const [plan, templates] of byPlan) {
    const found = templates.flatMap(({ scene }) => codesOf(scene));
    const named = sizeLimitsOf(plan);
    expect({ plan, found: [...new Set(found)].sort() }).toEqual({
      plan,
      found: named.map(({ code }) => code).sort(),
    });
    for (const { limits } of templates) expect(limits).toEqual(named.map(({ text }) => text));
  }
}, 240_000);

test('G-40 120 templates and more open without a fault, and every product of them exists', () => {
  expect(rooms.templates.length).toBeGreaterThanOrEqual(120);
  for (const { id, scene } of rooms.templates) {
    expect({ id, faults: faultsOf(scene) }).toEqual({ id, faults: [] });
  }
}, 240_000);

test('G-40 a template orders what its takeoff counts, of several brands and vendors', () => {
  for (const { id, scene, orders, brands } of rooms.templates) {
    const { document } = readScene(scene);
    const used = new Set(Object.values(document.nodes).flatMap(skusOf));
    const products = Object.fromEntries([...used].map((sku) => [sku, index.facts(sku)]));
    const takeoff = takeoffOf({ ...document, products });
    const counted = takeoff.orders.map(({ sku, units }) => ({ sku, units }));
    expect({ id, orders }).toEqual({ id, orders: counted.filter(({ units }) => units > 0) });
    expect({ id, few: brands < 3 }).toEqual({ id, few: false });
    const vendors = new Set(Object.values(products).map(({ vendor }) => vendor));
    expect({ id, few: vendors.size < 2 }).toEqual({ id, few: false });
  }
}, 240_000);

test('G-40 no two templates are alike, and every style is there', () => {
  const texts = rooms.templates.map(({ scene }) => {
    const { document } = readScene(scene);
    return writeScene({ ...document, name: '', style: null });
  });
  expect(new Set(texts).size).toBe(texts.length);
  expect(new Set(rooms.templates.map(({ name }) => name)).size).toBe(texts.length);
  expect(new Set(rooms.templates.map(({ style }) => style)).size).toBe(styles.length);
  const plans = new Set(rooms.plans.map(({ id }) => id));
  expect(rooms.templates.filter(({ plan }) => !plans.has(plan))).toEqual([]);
});

test('G-40 what is built is what the authors say', () => {
  const plans = new Map(rooms.plans.map((plan) => [plan.id, plan]));
  for (const [at, plan] of listPlans().entries()) {
    const { json, svg } = planFiles(plan, at + 1);
    const { svg: drawn, ...file } = plans.get(plan.id) ?? { svg: '' };
    expect({ id: plan.id, isSame: drawn === svg }).toEqual({ id: plan.id, isSame: true });
    expect(file).toEqual(JSON.parse(json));
  }
  const templates = new Map(rooms.templates.map((one) => [one.id, one]));
  for (const template of listTemplates(index)) {
    expect(templates.get(template.id)).toEqual(JSON.parse(templateFileText(template)));
  }
}, 240_000);

test('no shipped lawn orders twice its area of turf', () => {
  const outdoors = rooms.templates.filter(({ room }) => /patio|pool|yard/.test(room));
  const ordered = outdoors.flatMap(({ id, scene }) => {
    const { document } = readScene(scene);
    const skus = Object.values(document.nodes).flatMap(skusOf);
    const products = Object.fromEntries(skus.map((sku) => [sku, index.facts(sku)]));
    const lawns = takeoffOf({ ...document, products }).lines.filter(({ notes }) =>
      notes.some((note) => note.includes("of the roll's width")),
    );
    return lawns.map(({ exactUnits, net }) => ({ id, times: (exactUnits * FOOT ** 2) / net }));
  });
  expect(ordered).toHaveLength(11);
  expect(ordered.filter(({ times }) => times > 1.9)).toEqual([]);
}, 240_000);
