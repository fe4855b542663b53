import type { SizeMm } from '../definition/kind.ts';
import type { FireExtinguisherParams } from './schema.ts';

interface Cylinder {
  readonly radius: number;
  /** Without the valve. */
  readonly height: number;
}

/** The steel cylinder by its charge, in millimeters. */
export function cylinderOf({ charge }: FireExtinguisherParams): Cylinder {
  if (charge === '2.5-lb') return { radius: 41, height: 280 };
  if (charge === '5-lb') return { radius: 54, height: 318 };
  return { radius: 64, height: 420 };
}

/** The valve, its levers and its gauge stand above the cylinder. */
export const VALVE_MM = 92;
/** From the wall to the cylinder: the bracket's hook and plate. */
export const BRACKET_MM = 12;

/** Overall size with bracket, hose and levers. */
export function fireExtinguisherSize(params: FireExtinguisherParams): Required<SizeMm> {
  const { radius, height } = cylinderOf(params);
  return {
    width: 2 * radius + 40,
    height: height + VALVE_MM,
    depth: BRACKET_MM + 2 * radius + 22,
  };
}
