import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { SucculentBowlParams } from './schema.ts';

/** Overall size: aloes reach over the rim, the rest stays within. */
export function succulentSize(params: SucculentBowlParams): Required<SizeMm> {
  const d = mmFromTenths(params.diameterTenths);
  const share = { rosettes: 0.48, aloe: 0.82, cactus: 1, mixed: 0.82 }[params.form];
  return { width: d, height: d * share, depth: d };
}
