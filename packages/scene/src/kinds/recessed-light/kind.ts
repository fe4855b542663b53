import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { SOFT_KELVIN, source } from '../definition/light-output.ts';
import { recessedLightParams } from './schema.ts';

export const recessedLightKind = defineKind({
  label: 'Recessed light',
  category: 'lights',
  role: 'light',
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
  sunkMm: (params) => mmFromTenths(params.housingTenths),
  lights(params) {
    const lamps = params.shape === 'square' ? params.lamps : 1;
    const beam = {
      baffle: 100,
      smooth: 110,
      gimbal: 40,
      wafer: 120,
      pinhole: 35,
      'wall-wash': 60,
    }[params.form];
    // 4 in lights give about 600 lm, 6 in ones 900.
    const inches = mmFromTenths(params.diameterTenths) / 25.4;
    const lumens = params.form === 'pinhole' ? 400 : Math.min(1_100, 150 * inches);
    const y = -mmFromTenths(params.trimTenths) - 4;
    return [source([0, y, 0], lumens * lamps, beam, SOFT_KELVIN)];
  },
});
