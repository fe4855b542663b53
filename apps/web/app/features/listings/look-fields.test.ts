import { expect, test } from 'vitest';
import { listLookFields, setLookField } from './look-fields.ts';

const PICTURE = {
  type: 'surface',
  material: {
    kind: 'stone',
    baseColor: '#ffffff',
    veinColors: ['#111111', '#222222'],
    finish: 'honed',
  },
  laying: { pattern: 'stacked', joint: { widthTenths: 30, color: '#d8d4cc' } },
};

test('G-62 a vendor sets the colors and the finish of a material, and nothing that has another type', () => {
  expect(listLookFields(PICTURE).map(({ path, label }) => [path, label])).toEqual([
    ['material.baseColor', 'Base color'],
    ['material.veinColors.0', 'Vein color 1'],
    ['material.veinColors.1', 'Vein color 2'],
    ['material.finish', 'Finish'],
    ['laying.joint.color', 'Joint color'],
  ]);
  expect(listLookFields({ type: 'model' })).toEqual([]);
});

test('G-62 one value is replaced, in a list too, and the rest stays', () => {
  const changed = setLookField(PICTURE, 'material.veinColors.1', '#abcdef');
  expect(changed).toEqual({
    ...PICTURE,
    material: { ...PICTURE.material, veinColors: ['#111111', '#abcdef'] },
  });
  expect(PICTURE.material.veinColors[1]).toBe('#222222');
});
