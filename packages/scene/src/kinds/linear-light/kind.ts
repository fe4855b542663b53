import { LIGHT_METALS, SHADES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { beamOf, LUMENS, rowOfSources } from '../definition/light-output.ts';
import { linearLightParams } from './schema.ts';

export const linearLightKind = defineKind({
  label: 'Linear light',
  category: 'lights',
  role: 'light',
  params: linearLightParams,
  slots: {
    metal: { label: 'Metal', allowed: LIGHT_METALS },
    shade: { label: 'Shade', allowed: SHADES },
  },
  mount: () => 'ceiling',
  view: () => ({ azimuthDeg: 24, elevationDeg: -8 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: mmFromTenths(params.heightTenths),
    ...(params.form === 'led-bar' ? {} : { depth: mmFromTenths(params.widthTenths) }),
  }),
  lights(params) {
    const span = mmFromTenths(params.lengthTenths - params.widthTenths);
    const isBar = params.form === 'led-bar';
    // An LED bar gives about 700 lm a foot.
    const each = isBar ? ((span / 304.8) * 700) / params.lights : LUMENS.small;
    const body = Math.min(params.bodyTenths, params.heightTenths * 0.9);
    return rowOfSources({
      count: params.lights,
      span: Math.max(0, span),
      each,
      y: -mmFromTenths(params.heightTenths - body * 0.4),
      z: 0,
      beamDeg: isBar || params.form === 'trough' ? 140 : beamOf(params.shade),
    });
  },
});
