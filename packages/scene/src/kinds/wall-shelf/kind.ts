import { CASE_FINISHES, FURNITURE_METALS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { wallShelfParams } from './schema.ts';
import { wallShelfHeight } from './size.ts';

export const wallShelfKind = defineKind({
  label: 'Wall shelf',
  category: 'storage',
  role: 'other',
  params: wallShelfParams,
  slots: {
    shelf: { label: 'Shelf', allowed: CASE_FINISHES },
    bracket: { label: 'Brackets', allowed: FURNITURE_METALS },
  },
  mount: () => 'wall',
  view: () => ({ azimuthDeg: 26, elevationDeg: 10 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: wallShelfHeight(params),
    depth: mmFromTenths(params.depthTenths),
  }),
});
