import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { recessedLightParams } from './schema.ts';

export const recessedLightKind = defineKind({
  label: 'Recessed light',
  category: 'lights',
  params: recessedLightParams,
  slots: {
    trim: {
      label: 'Trim',
      allowed: [
        'matte-white',
        'matte-black',
        'brushed-nickel',
        'oil-rubbed-bronze',
        'polished-chrome',
        'aged-brass',
        'brushed-gold',
      ],
    },
    baffle: {
      label: 'Baffle',
      allowed: [
        'matte-white',
        'matte-black',
        'brushed-nickel',
        'polished-chrome',
        'oil-rubbed-bronze',
        'brushed-gold',
      ],
    },
  },
  mount: () => 'ceiling',
  view: () => ({ azimuthDeg: 24, elevationDeg: -38 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.diameterTenths) * (params.shape === 'square' ? params.lamps : 1),
    ...(params.form === 'gimbal'
      ? {}
      : { height: mmFromTenths(params.trimTenths + params.housingTenths) }),
    depth: mmFromTenths(params.diameterTenths),
  }),
});
