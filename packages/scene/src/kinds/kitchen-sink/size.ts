import { mmFromTenths } from '../../units.ts';
import type { KitchenSinkParams } from './schema.ts';

/** Overall height: the body, and what stands above the rim. */
export function kitchenSinkHeightMm(params: KitchenSinkParams): number {
  const above = params.workstation && (params.board || params.colander) ? 6 : 0;
  return mmFromTenths(params.depthTenths) + above;
}
