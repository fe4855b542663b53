import { FRAME_FINISHES, TABLE_TOPS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { roundDiningTableParams } from './schema.ts';

export const roundDiningTableKind = defineKind({
  label: 'Round dining table',
  category: 'tables',
  role: 'table',
  params: roundDiningTableParams,
  slots: {
    top: { label: 'Top', allowed: TABLE_TOPS },
    legs: { label: 'Base', allowed: FRAME_FINISHES },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 20, elevationDeg: 16 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.diameterTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.diameterTenths),
  }),
});
