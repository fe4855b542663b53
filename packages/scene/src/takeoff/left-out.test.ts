import { expect, test } from 'vitest';
import { leftOutOf } from './left-out.ts';

const need = (material: string, units: number) => ({ material, units });

test('G-39 what is not sold here is named once per kind, with an estimate where one can be given', () => {
  const left = leftOutOf([
    need('cabinet:base:door:9144x8763x6096:shaker:oak', 3),
    need('paint:#f3efe6', 1.5),
    need('paint:#ffffff', 0.25),
    need('crown-300:oak', 12),
    need('grout:#c9c5bd', 2),
    need('door-swing:9144x20320', 1),
    need('kind:sofa', 1),
    need('baseboard:1397', 40),
  ]);
  expect(left).toEqual([
    { name: 'Cabinets', aboutCents: null },
    { name: 'Paint', aboutCents: 80_00 },
    { name: 'Grout', aboutCents: 40_00 },
    { name: 'Doors and windows', aboutCents: null },
    { name: 'Things without a product', aboutCents: null },
    { name: 'Baseboard', aboutCents: 80_00 },
  ]);
});

test('G-39 a little costs something, and nothing is left out of nothing', () => {
  expect(leftOutOf([need('baseboard:1397', 1)])).toEqual([
    { name: 'Baseboard', aboutCents: 10_00 },
  ]);
  expect(leftOutOf([need('paint:#ffffff', 0)])).toEqual([]);
});
