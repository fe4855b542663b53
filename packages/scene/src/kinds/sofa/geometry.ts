import { sofaBody } from '../../fittings/furniture/sofa-body.ts';
import type { Piece } from '../../geometry/part.ts';
import { mmFromTenths } from '../../units.ts';
import { overallSize } from '../definition/overall-size.ts';
import type { SofaParams } from './schema.ts';

/** Pieces of a sofa in millimeters: floor at y = 0, back at z = 0. */
export function buildSofa(params: SofaParams): Piece[] {
  return sofaBody({
    ...overallSize(params),
    seat: mmFromTenths(params.seatHeightTenths),
    armHeight: mmFromTenths(params.armHeightTenths),
    seats: params.seats,
    arm: params.arm,
    back: params.back,
    legs: params.legs,
    pillows: params.pillows,
    piping: params.piping,
  });
}
