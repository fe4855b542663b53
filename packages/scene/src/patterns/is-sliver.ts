import { perimeterOf } from '../plane/polygon.ts';
import type { Cell } from './cells-of.ts';

/** Thinner than 1 mm on average: the joint along the wall takes it, no one cuts it. */
const SLIVER = 10;

/** Whether a cut part is too thin to be a piece at all. */
export function isSliver({ whole, area, polygon }: Cell): boolean {
  if (whole) return false;
  return area * 2 < perimeterOf(polygon) * SLIVER;
}
