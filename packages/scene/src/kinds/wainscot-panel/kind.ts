import { CABINET_PAINTS, WOODS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { wainscotPanelParams } from './schema.ts';

export const wainscotPanelKind = defineKind({
  label: 'Wainscot panel',
  category: 'construction',
  role: 'other',
  params: wainscotPanelParams,
  slots: { panel: { label: 'Panel', allowed: ['paint-white-dove', ...CABINET_PAINTS, ...WOODS] } },
  mount: () => 'wall',
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: 34,
  }),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
