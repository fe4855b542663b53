import { defineKind } from '../definition/kind.ts';
import { fireExtinguisherParams } from './schema.ts';
import { fireExtinguisherSize } from './size.ts';

export const fireExtinguisherKind = defineKind({
  label: 'Fire extinguisher',
  category: 'decor',
  role: 'fire-extinguisher',
  params: fireExtinguisherParams,
  slots: {
    body: {
      label: 'Cylinder',
      allowed: ['enamel-fire-red', 'white-china', 'matte-black', 'stainless-steel'],
    },
  },
  mount: () => 'wall',
  view: () => ({ azimuthDeg: 28, elevationDeg: 10 }),
  sizeMm: fireExtinguisherSize,
});
