import { expect, test } from 'vitest';
import { FINISHES } from '../finishes.ts';
import { modelPictureKey } from './model-picture-key.ts';
import { modelSpecSchema, parseModelSpec } from './model-spec.ts';
import { kindIds, kinds } from './registry.generated.ts';

test('every kind has a complete default spec whose finishes exist', () => {
  for (const kind of kindIds) {
    const spec = modelSpecSchema.parse({ kind, params: {}, finishes: {} });
    expect(Object.keys(spec.finishes).sort()).toEqual(Object.keys(kinds[kind].slots).sort());
    for (const slot of Object.values(kinds[kind].slots)) {
      for (const finish of slot.allowed) expect(FINISHES).toHaveProperty(finish);
    }
  }
});

test('a spec with an unknown kind, param, slot, finish or a broken length is refused', () => {
  const good = { kind: 'toilet', params: { rimTenths: 3810 }, finishes: { china: 'bone-china' } };
  expect(modelSpecSchema.safeParse(good).success).toBe(true);
  for (const bad of [
    { ...good, kind: 'carousel' },
    { ...good, params: { color: 'red' } },
    { ...good, params: { rimTenths: 3810.5 } },
    { ...good, params: { rimTenths: -1 } },
    { ...good, params: { rimTenths: '3810' } },
    { ...good, params: { rimTenths: Number.NaN } },
    { ...good, finishes: { lid: 'bone-china' } },
    { ...good, finishes: { china: 'polished-chrome' } },
    { ...good, more: 1 },
    { kind: 'toilet' },
    null,
  ]) {
    expect(modelSpecSchema.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  }
});

test('a picture key does not depend on the order of properties or on spelled-out defaults', () => {
  const one = parseModelSpec({
    kind: 'bathtub',
    params: { form: 'boat', rim: 'flat' },
    finishes: { metal: 'matte-black', shell: 'matte-white' },
  });
  const two = parseModelSpec({
    finishes: { shell: 'matte-white', metal: 'matte-black', exterior: 'white-china' },
    params: { overflow: true, rim: 'flat', form: 'boat' },
    kind: 'bathtub',
  });
  expect(modelPictureKey(one)).toMatch(/^[0-9a-f]{16}$/);
  expect(modelPictureKey(two)).toBe(modelPictureKey(one));
});

test('a picture key changes with any param and any finish', () => {
  const keys = new Set<string>();
  for (const rim of ['thin', 'flat', 'rolled'] as const) {
    for (const shell of ['white-china', 'bone-china'] as const) {
      const spec = parseModelSpec({ kind: 'bathtub', params: { rim }, finishes: { shell } });
      keys.add(modelPictureKey(spec));
    }
  }
  expect(keys.size).toBe(6);
});
