import type { VariantId } from '@wevisu/domain/ids.ts';
import { expect, test } from 'vitest';
import { chooseVariant, findVariant, listAxes, type Variant } from './variants.ts';

function variant(id: number, size_label: string, finish: string, stock = 5): Variant {
  return {
    id: id as VariantId,
    sku: `S-${id}`,
    size_label,
    finish,
    pattern: '',
    width_size: null,
    height_size: null,
    length_size: null,
    thickness: null,
    box_sqft: '10',
    pieces_per_unit: 1,
    weight_lb: '1',
    price: null,
    stock,
    lots: [],
    picture: `p/x/${id}`,
  };
}

const small = variant(1, '12 × 24', 'Matte', 0);
const smallPolished = variant(2, '12 × 24', 'Polished');
const large = variant(3, '24 × 48', 'Matte');
const variants = [small, smallPolished, large];

test('CAT-03 a finish that a size does not come in is off', () => {
  const [size, finish] = listAxes(variants, large);
  expect(size?.options).toEqual([
    { value: '12 × 24', isAvailable: true },
    { value: '24 × 48', isAvailable: true },
  ]);
  expect(finish?.options).toEqual([
    { value: 'Matte', isAvailable: true },
    { value: 'Polished', isAvailable: false },
  ]);
});

test('CAT-03 every size can be chosen, and takes the finish along where it comes in it', () => {
  expect(chooseVariant(variants, large, 'size_label', '12 × 24')).toBe(small);
  expect(chooseVariant(variants, smallPolished, 'size_label', '24 × 48')).toBe(large);
  expect(chooseVariant(variants, large, 'finish', 'Polished')).toBeNull();
});

test('an axis on which nothing differs and nothing is said is not shown', () => {
  expect(listAxes(variants, small).map(({ key }) => key)).toEqual(['size_label', 'finish']);
});

test('an address names a variant; without one the first that can be bought opens', () => {
  expect(findVariant(variants, '3')).toBe(large);
  expect(findVariant(variants, null)).toBe(smallPolished);
  expect(findVariant(variants, '99')).toBe(smallPolished);
  expect(findVariant([small], null)).toBe(small);
  expect(findVariant([], null)).toBeNull();
});
