import { CABINET_PAINTS, WOODS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { kitchenCabinetParams } from './schema.ts';

export const kitchenCabinetKind = defineKind({
  label: 'Kitchen cabinet',
  category: 'kitchen-cabinets',
  role: 'other',
  params: kitchenCabinetParams,
  slots: { front: { label: 'Finish', allowed: [...CABINET_PAINTS, ...WOODS] } },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 28, elevationDeg: 16 }),
  sizeMm: ({ widthTenths, heightTenths }) => ({
    width: mmFromTenths(widthTenths),
    height: mmFromTenths(heightTenths),
  }),
});
