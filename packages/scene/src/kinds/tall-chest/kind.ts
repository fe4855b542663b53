import { CASE_FINISHES, FRAME_FINISHES, HARDWARE_METALS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { tallChestParams } from './schema.ts';

export const tallChestKind = defineKind({
  label: 'Tall chest',
  category: 'storage',
  role: 'wardrobe',
  params: tallChestParams,
  slots: {
    body: { label: 'Case', allowed: CASE_FINISHES },
    front: { label: 'Doors and drawers', allowed: CASE_FINISHES },
    legs: { label: 'Legs', allowed: FRAME_FINISHES },
    hardware: { label: 'Handles', allowed: ['aged-brass', ...HARDWARE_METALS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 28, elevationDeg: 12 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.depthTenths),
  }),
});
