import { GARDEN_METALS, GARDEN_WOODS, MASONRY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { gardenBenchParams } from './schema.ts';

export const gardenBenchKind = defineKind({
  label: 'Garden bench',
  category: 'outdoor',
  role: 'other',
  params: gardenBenchParams,
  slots: {
    seat: { label: 'Seat', allowed: ['wood-teak', ...GARDEN_WOODS, ...MASONRY] },
    frame: {
      label: 'Frame',
      allowed: ['wood-teak', ...GARDEN_METALS, ...GARDEN_WOODS, ...MASONRY],
    },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 14 }),
  sizeMm: (params) => {
    const hasBack = params.form === 'slatted' || params.form === 'scroll';
    return {
      width: mmFromTenths(params.lengthTenths),
      height: hasBack ? 880 : 450,
      depth: hasBack ? 620 : 420,
    };
  },
});
