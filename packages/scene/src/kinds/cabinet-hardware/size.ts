import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../kind.ts';
import type { CabinetHardwareParams } from './schema.ts';

/** Overall size with backplate. */
export function cabinetHardwareSize(params: CabinetHardwareParams): SizeMm {
  const length = mmFromTenths(params.lengthTenths);
  const thickness = mmFromTenths(params.thicknessTenths);
  const depth = mmFromTenths(params.projectionTenths);
  switch (params.form) {
    case 'round-knob':
    case 'mushroom-knob':
    case 'square-knob':
    case 'ball-knob':
    case 'crystal-knob':
    case 'disc-knob':
      return { width: length, height: length, depth };
    case 'hex-knob':
      return { width: length, height: (length * Math.sqrt(3)) / 2, depth };
    case 'ring-pull':
    case 'drop-pull':
      return { width: length, height: length * 1.5, depth };
    case 'cup-pull':
      return { width: length, height: Math.max(30, length * 0.38), depth };
    case 'edge-pull':
      return { width: length, height: 24, depth };
    default: {
      const plate = params.backplate === 'none' ? 0 : thickness * 1.6;
      return { width: length + plate, height: Math.max(thickness, plate + thickness * 0.6), depth };
    }
  }
}
