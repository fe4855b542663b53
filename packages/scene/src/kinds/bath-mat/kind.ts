import { CLOTHS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { bathMatParams } from './schema.ts';

export const bathMatKind = defineKind({
  label: 'Bath mat',
  category: 'decor',
  role: 'other',
  params: bathMatParams,
  slots: {
    mat: { label: 'Mat', allowed: ['cloth-ivory', ...CLOTHS, 'wood-teak', 'stone-basalt'] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 20, elevationDeg: 34 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: params.form === 'slats' ? 26 : 16,
    depth: mmFromTenths(params.depthTenths),
  }),
});
