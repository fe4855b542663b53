import { APPLIANCE_BODIES, HARDWARE_METALS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { SOFT_KELVIN, source } from '../definition/light-output.ts';
import { overallSize } from '../definition/overall-size.ts';
import { hoodParams } from './schema.ts';

export const hoodKind = defineKind({
  label: 'Range hood',
  category: 'appliances',
  role: 'hood',
  params: hoodParams,
  slots: {
    body: {
      label: 'Body',
      allowed: [
        ...APPLIANCE_BODIES,
        'polished-copper',
        'hammered-copper',
        'paint-white-dove',
        'wood-natural-oak',
        'wood-walnut',
        'wood-white-oak',
      ],
    },
    trim: { label: 'Bands and rail', allowed: ['stainless-steel', ...HARDWARE_METALS] },
  },
  mount: (params) => (params.form === 'island' ? 'ceiling' : 'wall'),
  view: () => ({ azimuthDeg: 26, elevationDeg: -6 }),
  sizeMm: overallSize,
  lights(params) {
    const isFree = params.form === 'island';
    const height = mmFromTenths(params.heightTenths);
    const depth = mmFromTenths(params.depthTenths);
    const y = isFree ? -height - 8 : -height / 2 - 8;
    const x = mmFromTenths(params.widthTenths) * 0.28;
    return [-x, x].map((at) => source([at, y, isFree ? 0 : depth * 0.6], 300, 100, SOFT_KELVIN));
  },
});
