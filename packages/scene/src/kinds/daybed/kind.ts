import { CASE_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { daybedParams } from './schema.ts';
import { daybedHeight } from './size.ts';

export const daybedKind = defineKind({
  label: 'Daybed',
  category: 'sleeping',
  role: 'bed',
  params: daybedParams,
  slots: {
    frame: { label: 'Frame', allowed: CASE_FINISHES },
    fabric: { label: 'Upholstery and cover', allowed: UPHOLSTERY },
    accent: { label: 'Pillows', allowed: ['weave-rust', ...UPHOLSTERY] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 28, elevationDeg: 16 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: daybedHeight(params),
    depth: mmFromTenths(params.depthTenths),
  }),
});
