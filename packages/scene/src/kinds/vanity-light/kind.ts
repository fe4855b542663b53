import { LIGHT_METALS, SHADES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { rowOfSources } from '../definition/light-output.ts';
import { vanityLightParams } from './schema.ts';

export const vanityLightKind = defineKind({
  label: 'Vanity light',
  category: 'lights',
  role: 'light',
  params: vanityLightParams,
  slots: {
    metal: { label: 'Metal', allowed: LIGHT_METALS },
    shade: { label: 'Shade', allowed: SHADES },
  },
  mount: () => 'wall',
  view: () => ({ azimuthDeg: 24, elevationDeg: 4 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    ...(params.bar === 'flat' || params.bar === 'tube-light'
      ? {}
      : { height: mmFromTenths(params.heightTenths) }),
    depth: mmFromTenths(params.depthTenths),
  }),
  lights(params) {
    const width = mmFromTenths(params.widthTenths);
    const depth = mmFromTenths(params.depthTenths);
    const tall = mmFromTenths(params.heightTenths) * 0.25;
    return rowOfSources({
      count: params.lights,
      span: width * 0.8,
      each: 600,
      y: params.aim === 'up' ? tall : -tall,
      z: depth * 0.75,
      beamDeg: 360,
    });
  },
});
