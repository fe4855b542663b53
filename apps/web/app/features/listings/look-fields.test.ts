import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import { expect, test } from 'vitest';
import { listLookFields, setLookField, setOwnLook } from './look-fields.ts';
import { listLookChoices, listLookNumbers, setLookNumber } from './look-numbers.ts';

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

const WHOLE = {
  ...PICTURE,
  view: 'swatch',
  material: { ...PICTURE.material, rock: 'marble' },
  laying: { ...PICTURE.laying, piece: { lengthTenths: 6096, widthTenths: 3048 } },
};

test('G-62 a vendor sets vein scale, joint width and pattern, with defaults where nothing was said', () => {
  const numbers = new Map(listLookNumbers(WHOLE).map((one) => [one.label, one]));
  const vein = numbers.get('Vein scale, inches');
  const joint = numbers.get('Joint width, inches');
  if (vein === undefined || joint === undefined) throw new Error('A measure is missing.');
  expect([vein.value, joint.value]).toEqual([13.78, 0.12]);
  expect(setLookNumber(WHOLE, vein, 20)).toMatchObject({ material: { veinScaleMm: 508 } });
  expect(setLookNumber(WHOLE, joint, 0.25)).toMatchObject({
    laying: { joint: { widthTenths: 64, color: '#d8d4cc' } },
  });
  expect(setLookNumber(WHOLE, vein, 200)).toBe('Enter at most 78.74.');
  expect(setLookNumber(WHOLE, vein, 0)).toBe('Enter at least 0.79.');
  const [pattern] = listLookChoices(WHOLE);
  expect([pattern?.label, pattern?.value]).toEqual(['Laying pattern', 'stacked']);
  expect(listLookNumbers({ type: 'model' })).toEqual([]);
});

test('G-62 a variant keeps only what it changes of the look, a list as a whole', () => {
  const path = 'material.veinColors.1';
  const own = setOwnLook({}, { whole: setLookField(WHOLE, path, '#333333'), path });
  expect(own).toEqual({ material: { veinColors: ['#111111', '#333333'] } });
  const both = setOwnLook(own, {
    whole: setLookField(WHOLE, 'material.finish', 'polished'),
    path: 'material.finish',
  });
  expect(mergePicture(WHOLE, both)).toEqual({
    ...WHOLE,
    material: { ...WHOLE.material, finish: 'polished', veinColors: ['#111111', '#333333'] },
  });
});
