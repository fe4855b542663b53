import { CASE_FINISHES, FRAME_FINISHES, HARDWARE_METALS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { vanityTableParams } from './schema.ts';
import { vanityTableHeight } from './size.ts';

export const vanityTableKind = defineKind({
  label: 'Dressing table',
  category: 'tables',
  role: 'desk',
  params: vanityTableParams,
  slots: {
    body: { label: 'Table', allowed: CASE_FINISHES },
    front: { label: 'Drawers', allowed: CASE_FINISHES },
    legs: { label: 'Legs', allowed: FRAME_FINISHES },
    hardware: { label: 'Handles and mirror frame', allowed: ['aged-brass', ...HARDWARE_METALS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: -22, elevationDeg: 10 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: vanityTableHeight(params),
    depth: mmFromTenths(params.depthTenths),
  }),
});
