import { CASE_FINISHES, HARDWARE_METALS, TABLE_TOPS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { kitchenCartParams } from './schema.ts';

export const kitchenCartKind = defineKind({
  label: 'Kitchen cart',
  category: 'tables',
  role: 'table',
  params: kitchenCartParams,
  slots: {
    top: { label: 'Top', allowed: ['wood-maple', ...TABLE_TOPS] },
    body: { label: 'Body', allowed: CASE_FINISHES },
    front: { label: 'Doors and drawers', allowed: CASE_FINISHES },
    hardware: { label: 'Handles and wheels', allowed: ['matte-black', ...HARDWARE_METALS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 30, elevationDeg: 14 }),
  sizeMm: overallSize,
});
