import { CABINET_PAINTS, WOODS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { soffitParams } from './schema.ts';

export const soffitKind = defineKind({
  label: 'Soffit',
  category: 'construction',
  role: 'other',
  params: soffitParams,
  slots: {
    body: { label: 'Body', allowed: ['paint-white-dove', ...CABINET_PAINTS, 'stucco-white'] },
    trim: { label: 'Trim', allowed: ['paint-white-dove', ...CABINET_PAINTS, ...WOODS] },
  },
  mount: () => 'ceiling',
  view: () => ({ azimuthDeg: 28, elevationDeg: -14 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.depthTenths),
  }),
  lights: (params) =>
    params.form === 'cove'
      ? [
          {
            atMm: [0, -30, mmFromTenths(params.depthTenths) / 2 - 40],
            lumens: 1200,
            kelvin: 3000,
            beamDeg: 360,
          },
        ]
      : [],
});
