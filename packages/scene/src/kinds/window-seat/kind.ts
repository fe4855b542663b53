import { CASE_FINISHES, HARDWARE_METALS, UPHOLSTERY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { windowSeatParams } from './schema.ts';

export const windowSeatKind = defineKind({
  label: 'Window seat',
  category: 'seating',
  role: 'other',
  params: windowSeatParams,
  slots: {
    body: { label: 'Case', allowed: CASE_FINISHES },
    front: { label: 'Doors and drawers', allowed: CASE_FINISHES },
    fabric: { label: 'Cushion', allowed: UPHOLSTERY },
    hardware: { label: 'Handles', allowed: ['aged-brass', ...HARDWARE_METALS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 16 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths) + (params.pillows > 0 ? 406 : 0),
    depth: mmFromTenths(params.depthTenths),
  }),
});
