import { mmFromTenths } from '../../units.ts';
import type { KindLight, SizeMm } from '../definition/kind.ts';
import type { FloorLampParams } from './schema.ts';

/** Overall size: arc and pharmacy lamps reach out to their left and right. */
export function floorLampSize(params: FloorLampParams): Required<SizeMm> {
  const height = mmFromTenths(params.heightTenths);
  const shade = mmFromTenths(params.diameterTenths);
  switch (params.form) {
    case 'arc':
      return { width: height * 0.62 + shade / 2 + 160, height, depth: Math.max(shade, 320) };
    case 'pharmacy':
      return { width: 420 + shade / 2, height, depth: Math.max(shade, 260) };
    case 'tripod':
      return { width: Math.max(shade, 520), height, depth: Math.max(shade, 480) };
    default:
      return { width: Math.max(shade, 300), height, depth: Math.max(shade, 300) };
  }
}

/** Where the lamp shines from. */
export function lampLight(params: FloorLampParams): KindLight {
  const { width, height } = floorLampSize(params);
  const shade = mmFromTenths(params.diameterTenths);
  switch (params.form) {
    case 'arc':
      return {
        atMm: [width / 2 - shade / 2, height * 0.8, 0],
        lumens: 1000,
        kelvin: 2700,
        beamDeg: 140,
      };
    case 'pharmacy':
      return {
        atMm: [width / 2 - shade / 2, height - 110, 0],
        lumens: 700,
        kelvin: 2700,
        beamDeg: 140,
      };
    default:
      return { atMm: [0, height * 0.9, 0], lumens: 1200, kelvin: 2700, beamDeg: 360 };
  }
}
