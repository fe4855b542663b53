import { expect, test } from 'vitest';
import { kindIds } from '../registry.generated.ts';
import { type KindField, listKindFields } from './kind-fields.ts';
import { readModelLook } from './look-size.ts';

type Value = string | number | boolean;
type Look = Record<string, unknown>;

function put(look: Look, { path }: KindField, value: Value): Look {
  const [group = '', name = ''] = path.split('.');
  return { ...look, [group]: { ...(look[group] as Look), [name]: value } };
}

/** Every value that a field's ends and choices allow. */
function allowed({ type, min, max, options }: KindField): readonly Value[] {
  if (type === 'yes_no') return [true, false];
  if (type === 'number') return [min ?? 0, max ?? 0];
  return options.map(({ id }) => (type === 'number_choice' ? Number(id) : id));
}

function refused({ type, min, max, scale, isWhole }: KindField): readonly Value[] {
  if (type === 'number') {
    const broken = isWhole || scale > 1 ? [(min ?? 0) + 0.5] : [];
    return [(min ?? 0) - scale, (max ?? 0) + scale, ...broken, 'wide'];
  }
  return type === 'yes_no' ? ['yes', 1] : ['no such choice', 99];
}

test('there are many kinds', () => expect(kindIds.length).toBeGreaterThan(100));

test.each(kindIds)('VEND-01 the fields of %s are exactly what its schema takes', (kind) => {
  const empty: Look = { type: 'model', kind, params: {}, finishes: {} };
  const fields = listKindFields(kind);
  const whole = readModelLook(empty);
  expect(whole).not.toBeNull();
  const groups = { params: whole?.params, finishes: whole?.finishes } as Record<string, Look>;
  const names = Object.entries(groups).flatMap(([group, of]) =>
    Object.keys(of).map((name) => `${group}.${name}`),
  );
  expect(fields.map(({ path }) => path).sort()).toEqual(names.sort());
  for (const field of fields) {
    const [group = '', name = ''] = field.path.split('.');
    expect(groups[group]?.[name], field.path).toBe(field.standard);
    for (const value of allowed(field)) {
      const read = readModelLook(put(empty, field, value));
      expect((read as unknown as Record<string, Look>)?.[group]?.[name], field.path).toBe(value);
    }
    for (const value of refused(field)) {
      expect(readModelLook(put(empty, field, value)), `${field.path} ${value}`).toBeNull();
    }
  }
});

test.each(kindIds)('the fields of %s are said in words, with unit and bounds', (kind) => {
  const fields = listKindFields(kind);
  const labels = fields.map(({ label, unit }) => `${label} ${unit}`);
  expect(new Set(labels).size, labels.join()).toBe(labels.length);
  for (const { label, type, min, max, unit, group, options } of fields) {
    expect(label).toMatch(/^[A-Z][a-z]/);
    expect(label).not.toMatch(/Tenths|Pct|Deg|[a-z][A-Z]/);
    if (type === 'number') expect(min ?? 0).toBeLessThan(max ?? 0);
    if (group === 'size') expect(unit).toBe('in');
    for (const option of options) expect(option.label).toMatch(/^[A-Z0-9]/);
  }
});
