import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { SunLoungerParams } from './schema.ts';

/** The foot is to the front, the raised back to the rear. */
export function loungerSize(params: SunLoungerParams): Required<SizeMm> {
  const long = mmFromTenths(params.lengthTenths);
  const angle = (params.backDeg * Math.PI) / 180;
  const back = long * 0.38;
  return {
    width: mmFromTenths(params.widthTenths),
    height: Math.max(494, 330 + Math.sin(angle) * back + 86 * Math.cos(angle)),
    depth: long,
  };
}
