import { sofaBody } from '../../fittings/furniture/sofa-body.ts';
import type { Piece } from '../../geometry/part.ts';
import { mmFromTenths } from '../../units.ts';
import type { LoveseatParams } from './schema.ts';

/** Pieces of a loveseat in millimetres: floor at y = 0, back at z = 0. */
export function buildLoveseat(params: LoveseatParams): Piece[] {
  return sofaBody({
    width: mmFromTenths(params.widthTenths),
    depth: mmFromTenths(params.depthTenths),
    height: mmFromTenths(params.heightTenths),
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
