import { CASE_FINISHES, HARDWARE_METALS, UPHOLSTERY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { hallTreeParams } from './schema.ts';

export const hallTreeKind = defineKind({
  label: 'Hall tree',
  category: 'storage',
  role: 'other',
  params: hallTreeParams,
  slots: {
    body: { label: 'Case', allowed: CASE_FINISHES },
    front: { label: 'Doors and drawers', allowed: CASE_FINISHES },
    fabric: { label: 'Cushion', allowed: UPHOLSTERY },
    hardware: { label: 'Handles', allowed: ['aged-brass', ...HARDWARE_METALS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 8 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.depthTenths),
  }),
});
