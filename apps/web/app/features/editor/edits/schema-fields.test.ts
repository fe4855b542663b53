import { cardOf, listCards } from '@wevisu/scene/kinds/card-of.ts';
import { expect, test } from 'vitest';
import { schemaFields } from './schema-fields.ts';

const sofa = cardOf('sofa');

test('lengths, choices, counts and flags of a kind become fields', () => {
  const fields = schemaFields(sofa, {});
  const byKey = Object.fromEntries(fields.map((field) => [field.key, field]));
  expect(byKey.widthTenths).toEqual({
    key: 'widthTenths',
    label: 'Width',
    type: 'length',
    min: 72 * 254,
    max: 120 * 254,
  });
  expect(byKey.arm).toMatchObject({ type: 'choice', label: 'Arm' });
  expect(byKey.seats).toMatchObject({ type: 'count', min: 2, max: 4 });
  expect(byKey.piping).toMatchObject({ type: 'flag' });
});

test('every kind has fields, and its defaults are within their limits', () => {
  const all = listCards();
  expect(all.length).toBeGreaterThan(100);
  for (const [id, kind] of all) {
    const defaults = kind.params.safeParse({});
    if (!defaults.success) continue;
    const params = defaults.data as Record<string, unknown>;
    const fields = schemaFields(kind, params);
    expect(fields.length, id).toBeGreaterThan(0);
    for (const field of fields) {
      const value = params[field.key];
      if (field.type === 'choice') expect(field.options, `${id}.${field.key}`).toContain(value);
      if (field.type === 'length' || field.type === 'count') {
        expect(value, `${id}.${field.key}`).toBeGreaterThanOrEqual(field.min);
        expect(value, `${id}.${field.key}`).toBeLessThanOrEqual(field.max);
      }
    }
  }
});
