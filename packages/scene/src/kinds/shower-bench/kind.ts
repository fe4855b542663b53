import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { showerBenchParams } from './schema.ts';

export const showerBenchKind = defineKind({
  label: 'Shower bench',
  category: 'decor',
  role: 'shower-bench',
  params: showerBenchParams,
  slots: {
    seat: {
      label: 'Seat',
      allowed: [
        'wood-teak',
        'wood-walnut',
        'matte-white',
        'top-carrara',
        'top-gray-concrete',
        'top-white-quartz',
      ],
    },
    body: {
      label: 'Body',
      allowed: [
        'top-carrara',
        'matte-white',
        'stainless-steel',
        'matte-black',
        'wood-teak',
        'brushed-nickel',
      ],
    },
  },
  coverings: { body: ['tile-flooring', 'backsplash-tiles'], seat: ['countertop', 'tile-flooring'] },
  mount: (params) => (params.form === 'fold-down' ? 'wall' : 'floor'),
  view: () => ({ azimuthDeg: 28, elevationDeg: 20 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: params.form === 'fold-down' ? 130 : mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.form === 'corner' ? params.widthTenths : params.depthTenths),
  }),
});
