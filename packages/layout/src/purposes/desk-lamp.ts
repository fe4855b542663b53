import type { Drawing } from '../drawing/drawing.ts';
import type { Spot } from '../drawing/measure.ts';
import { standsOn } from '../furnishing/pieces.ts';

export function deskLamp(drawing: Drawing, on: string, spot: Spot): void {
  standsOn(drawing, {
    ...{ on, spot, height: 30, kind: 'table-lamp' },
    params: { heightTenths: 18, diameterTenths: 10 },
  });
}
