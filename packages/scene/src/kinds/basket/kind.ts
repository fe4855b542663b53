import { CLOTHS, WICKERS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { basketParams } from './schema.ts';

export const basketKind = defineKind({
  label: 'Basket',
  category: 'decor',
  role: 'other',
  params: basketParams,
  slots: {
    weave: { label: 'Weave', allowed: ['jute', ...WICKERS, 'cloth-oat', 'cloth-charcoal'] },
    blanket: { label: 'Blanket', allowed: ['cloth-ivory', ...CLOTHS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 20, elevationDeg: 20 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth:
      mmFromTenths(params.widthTenths) *
      (params.form === 'rectangle' ? 0.7 : params.form === 'log' ? 0.8 : 1),
  }),
});
