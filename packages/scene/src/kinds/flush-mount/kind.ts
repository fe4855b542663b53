import { LIGHT_METALS, SHADES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { LUMENS, source } from '../definition/light-output.ts';
import { flushMountParams } from './schema.ts';

export const flushMountKind = defineKind({
  label: 'Flush mount light',
  category: 'lights',
  role: 'light',
  params: flushMountParams,
  slots: {
    metal: { label: 'Metal', allowed: LIGHT_METALS },
    shade: { label: 'Shade', allowed: SHADES },
  },
  mount: () => 'ceiling',
  view: () => ({ azimuthDeg: 20, elevationDeg: -22 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.diameterTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.diameterTenths),
  }),
  lights(params) {
    const lumens = params.form === 'disc' ? 1_300 : LUMENS.bulb * 0.8 * params.lights;
    const at = mmFromTenths(params.heightTenths) * 0.8;
    return [source([0, -at, 0], lumens, params.form === 'disc' ? 140 : 360)];
  },
});
