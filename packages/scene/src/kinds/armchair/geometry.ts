import type { Piece } from '../../geometry/part.ts';
import { buildSofa } from '../sofa/geometry.ts';
import type { ArmchairParams } from './schema.ts';

/** A sofa of one seat. */
export function buildArmchair(params: ArmchairParams): Piece[] {
  return buildSofa({ ...params, seats: 1 });
}
