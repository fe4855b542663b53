import { FRAME_FINISHES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { coatRackParams } from './schema.ts';

export const coatRackKind = defineKind({
  label: 'Coat rack',
  category: 'storage',
  role: 'other',
  params: coatRackParams,
  slots: {
    frame: { label: 'Frame', allowed: FRAME_FINISHES },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 20, elevationDeg: 8 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.diameterTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.diameterTenths),
  }),
});
