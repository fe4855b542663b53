import { expect, test } from 'vitest';
import { z } from 'zod';
import { areaOf, boundsOf } from '../plane/polygon.ts';
import { buildModel } from './build-model.ts';
import { cardOf } from './card-of.ts';
import { fitOf } from './fit-of.ts';
import { type ModelSpec, modelSpecSchema } from './model-spec.ts';
import { clearancesOf, cutOutOf, symbolOf } from './plan-of.ts';
import { plans } from './plans.generated.ts';
import { type KindId, kinds } from './registry.generated.ts';

/** The kinds of the shop's products: what they are in plan is held to their models here. */
const sold = (Object.keys(kinds) as KindId[]).filter((id) => {
  const { category } = cardOf(id);
  return /appliances|faucets|vanities|tubs|hardware|fans|sinks|lights|showers|toilets/.test(
    category,
  );
});

function specOf(kind: string, params: object): ModelSpec {
  return modelSpecSchema.parse({ kind, params, finishes: {} });
}

/** The default and, one param at a time, each choice that the schema offers. */
function formsOf(id: KindId): ModelSpec[] {
  const { properties = {} } = z.toJSONSchema(cardOf(id).params, {
    io: 'input',
  });
  const choices = Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean') return [];
    const values = schema.enum ?? (schema.type === 'boolean' ? [true, false] : []);
    return values.map((value) => ({ [name]: value }));
  });
  return [{}, ...choices].map((params) => specOf(id, params));
}

function drawnBounds(spec: ModelSpec) {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const { mesh } of buildModel(spec, fitOf(spec))) {
    mesh.positions.forEach((value, i) => {
      min[i % 3] = Math.min(min[i % 3] ?? 0, value);
      max[i % 3] = Math.max(max[i % 3] ?? 0, value);
    });
  }
  return { min, max };
}

test('G-39 every kind that is sold has its own plan symbol', () => {
  expect(sold.length).toBeGreaterThanOrEqual(27);
  expect(sold.filter((id) => !plans[id])).toEqual([]);
});

test.each(sold)('G-39 the footprint of a %s is where its model stands', (id) => {
  const spec = specOf(id, {});
  const { min, max } = drawnBounds(spec);
  const symbol = symbolOf(spec);
  const bounds = boundsOf(symbol.footprint.flat());
  const slack = id === 'linear-light' || id === 'ceiling-fan' ? 60 : 8;
  expect(Math.abs(bounds.minX - (min[0] ?? 0))).toBeLessThan(slack);
  expect(Math.abs(bounds.maxX - (max[0] ?? 0))).toBeLessThan(slack);
  expect(Math.abs(bounds.maxY + (min[2] ?? 0))).toBeLessThan(slack);
  expect(Math.abs(bounds.minY + (max[2] ?? 0))).toBeLessThan(slack);
  expect(Math.abs(symbol.bottomMm - (min[1] ?? 0))).toBeLessThan(8);
  const top = max[1] ?? 0;
  // What sits above a ceiling touches nothing in the room.
  expect(Math.abs(symbol.topMm - (cardOf(id).sunkMm ? 0 : top))).toBeLessThan(42);
});

test.each(sold)(
  'G-39 every form of a %s has finite lines and clearances that run counter-clockwise',
  (id) => {
    for (const spec of formsOf(id)) {
      const name = JSON.stringify(spec.params);
      const symbol = symbolOf(spec);
      expect(
        symbol.footprint.every((one) => areaOf(one) > 0),
        name,
      ).toBe(true);
      expect(symbol.lines.flat(2).every(Number.isFinite), name).toBe(true);
      expect(
        symbol.lines.every((line) => line.length > 1),
        name,
      ).toBe(true);
      expect(symbol.topMm, name).toBeGreaterThan(symbol.bottomMm);
      for (const one of clearancesOf(spec)) {
        const twice = one.area.reduce((sum, [x, y], i) => {
          const [nx, ny] = one.area[(i + 1) % one.area.length] ?? [x, y];
          return sum + x * ny - nx * y;
        }, 0);
        expect(twice, `${one.id} of ${name}`).toBeGreaterThan(0);
        expect(one.topMm, `${one.id} of ${name}`).toBeGreaterThan(one.bottomMm);
      }
      const hole = cutOutOf(spec);
      if (hole) expect(areaOf(hole), name).toBeGreaterThan(0);
    }
  },
);

test.each(sold)(
  'G-39 the light of every form of a %s lies at it and is as bright as lamps are',
  (id) => {
    const card = cardOf(id);
    if (!card.lights) return;
    for (const spec of formsOf(id)) {
      const symbol = symbolOf(spec);
      const bounds = boundsOf(symbol.footprint.flat());
      for (const { atMm, lumens, kelvin, beamDeg } of card.lights(spec.params)) {
        const name = JSON.stringify(spec.params);
        expect(atMm[0], name).toBeGreaterThan(bounds.minX - 1);
        expect(atMm[0], name).toBeLessThan(bounds.maxX + 1);
        expect(atMm[1], name).toBeGreaterThan(symbol.bottomMm - 30);
        expect(atMm[1], name).toBeLessThan(symbol.topMm + 1);
        expect(lumens, name).toBeGreaterThan(200);
        expect(lumens, name).toBeLessThan(9_000);
        expect([2_700, 3_000], name).toContain(kelvin);
        expect(beamDeg, name).toBeLessThanOrEqual(360);
      }
    }
  },
);

test('K13 a dishwasher door reaches 27 in before its front', () => {
  const spec = specOf('dishwasher', {});
  const door = clearancesOf(spec).find((one) => one.id === 'door');
  const { minY, maxY } = boundsOf(door?.area ?? []);
  expect(maxY - minY).toBeCloseTo(27 * 25.4);
});

test('B4 a toilet asks for 30 in to stand before it', () => {
  const spec = specOf('toilet', {});
  const front = clearancesOf(spec).find((one) => one.purpose === 'standing');
  const { minY, maxY } = boundsOf(front?.area ?? []);
  expect(maxY - minY).toBeCloseTo(30 * 25.4);
});

test('G-39 sinks and cooktops say what is cut out of a counter', () => {
  for (const mount of ['undermount', 'drop-in', 'farmhouse', 'bar']) {
    const spec = specOf('kitchen-sink', { mount });
    const hole = boundsOf(cutOutOf(spec) ?? []);
    const body = boundsOf(symbolOf(spec).footprint.flat());
    expect(hole.minX).toBeGreaterThan(body.minX);
    expect(hole.maxX).toBeLessThan(body.maxX);
    expect(hole.minY < body.minY).toBe(mount === 'farmhouse');
  }
  expect(cutOutOf(specOf('range', {}))).toBeNull();
});
