import type { Point } from '../../plane/polygon.ts';
import { mmFromTenths } from '../../units.ts';
import type { KindPlan } from '../definition/kind-plan.ts';
import { circleLine, type Line, oval } from '../definition/plan-lines.ts';
import type { CeilingFanParams } from './schema.ts';

/** One blade from the motor to its tip, as the geometry sets them: the first along +x. */
function bladeLine(angle: number, root: number, tip: number, half: number): Line {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (r: number, side: number): Point => [r * cos - side * sin, r * sin + side * cos];
  return [
    at(root, half * 0.7),
    at(tip, half),
    at(tip, -half),
    at(root, -half * 0.7),
    at(root, half * 0.7),
  ];
}

export const ceilingFanPlan: KindPlan<CeilingFanParams> = {
  symbol(params) {
    const r = mmFromTenths(params.diameterTenths) / 2;
    const hub = Math.min(150, r * 0.2);
    return {
      // The swept circle: nothing may hang into it.
      footprint: [oval(0, 0, r, r)],
      bottomMm: -mmFromTenths(params.heightTenths),
      topMm: 0,
      lines: [
        circleLine(0, 0, hub),
        ...Array.from({ length: params.blades }, (_, i) =>
          bladeLine((2 * Math.PI * i) / params.blades, hub, r * 0.985, Math.min(75, r * 0.11)),
        ),
      ],
    };
  },
  clearances: () => [],
};
