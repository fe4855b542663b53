import { WOODS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { ceilingBeamParams } from './schema.ts';

export const ceilingBeamKind = defineKind({
  label: 'Ceiling beam',
  category: 'construction',
  role: 'other',
  params: ceilingBeamParams,
  slots: {
    beam: {
      label: 'Beam',
      allowed: ['wood-reclaimed', ...WOODS, 'wood-weathered', 'paint-white-dove', 'matte-black'],
    },
    strap: { label: 'Straps', allowed: ['matte-black', 'oil-rubbed-bronze', 'gunmetal'] },
  },
  mount: () => 'ceiling',
  view: () => ({ azimuthDeg: 34, elevationDeg: -14 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.widthTenths),
  }),
});
