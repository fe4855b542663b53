import { CASE_FINISHES, FRAME_FINISHES, HARDWARE_METALS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { deskParams } from './schema.ts';

export const deskKind = defineKind({
  label: 'Desk',
  category: 'tables',
  role: 'desk',
  params: deskParams,
  slots: {
    body: { label: 'Top and case', allowed: CASE_FINISHES },
    front: { label: 'Drawers', allowed: CASE_FINISHES },
    legs: { label: 'Legs', allowed: FRAME_FINISHES },
    hardware: { label: 'Handles', allowed: ['aged-brass', ...HARDWARE_METALS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: -28, elevationDeg: 14 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths) + (params.form === 'hutch' ? 190 : 0),
    depth: mmFromTenths(params.depthTenths),
  }),
});
