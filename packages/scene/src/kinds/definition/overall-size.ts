import { mmFromTenths } from '../../units.ts';

/** The declared size of kinds whose three extents are params. */
export function overallSize(params: {
  readonly widthTenths: number;
  readonly heightTenths: number;
  readonly depthTenths: number;
}) {
  return {
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.depthTenths),
  };
}
