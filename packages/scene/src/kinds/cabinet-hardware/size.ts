import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { CabinetHardwareParams } from './schema.ts';

const ROUND = new Set([
  'round-knob',
  'mushroom-knob',
  'square-knob',
  'ball-knob',
  'crystal-knob',
  'disc-knob',
]);

/** Knobs declare their diameter, pulls their length; both how far they stand out. */
export function cabinetHardwareSize(params: CabinetHardwareParams): SizeMm {
  const length = mmFromTenths(params.lengthTenths);
  const depth = mmFromTenths(params.projectionTenths);
  if (params.form === 'ring-pull' || params.form === 'drop-pull') return {};
  if (ROUND.has(params.form)) return { width: length, height: length, depth };
  return params.backplate === 'none' ? { width: length, depth } : { depth };
}
