import type { KindId } from '@wevisu/scene/kinds/registry.generated.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { type Inches, tenths } from '../drawing/measure.ts';
import { distanceToOutline, isInside } from '../drawing/outline.ts';
import type { DrawnRoom } from '../drawing/side.ts';
import { completeParams, type Params } from '../drawing/stand.ts';

interface Lamp {
  readonly kind: Extract<KindId, 'pendant' | 'chandelier' | 'linear-light'>;
  readonly at: Inches;
  /** Lowest point above the floor, inches. */
  readonly bottom: number;
  /** Widest that it may be, inches. */
  readonly most: number;
  readonly turn?: number;
}

/** A lamp on its rod or cord, which is cut so that the lamp hangs where it should. */
export function hangLamp(drawing: Drawing, room: DrawnRoom, lamp: Lamp): void {
  const wide = lamp.kind === 'linear-light' ? 'lengthTenths' : 'diameterTenths';
  drawing.put({
    kind: lamp.kind,
    params: { [wide]: tenths(Math.min(lamp.most, lamp.kind === 'pendant' ? 12 : 30)) },
    role: lamp.kind,
    allow: lamp.kind === 'pendant' ? { count: [1] } : {},
    most: { [wide]: lamp.most },
    fitted: (params) => {
      const body = Number(params.bodyTenths ?? params.shadeHeightTenths ?? 0);
      const drop = Math.max(tenths(room.ceiling - lamp.bottom), body + tenths(4));
      const fit = { ...params, heightTenths: drop };
      completeParams(lamp.kind, fit);
      return { heightTenths: drop };
    },
    place: {
      spot: { at: lamp.at, turn: lamp.turn ?? 0 },
      by: 'middle',
      height: { top: room.ceiling },
    },
  });
}

/** From the middle of a downlight to the nearest wall, inches at least. */
const OFF_WALL = 10;

/** Downlights in rows, about one for every 5 by 5 ft, half a step from the walls; none at a wall that cuts a row short. */
export function downlights(drawing: Drawing, room: DrawnRoom, step = 60): void {
  const { x0, y0, x1, y1 } = room.box;
  const nx = Math.max(1, Math.round((x1 - x0) / step));
  const ny = Math.max(1, Math.round((y1 - y0) / step));
  for (let i = 0; i < nx; i++) {
    for (let j = 0; j < ny; j++) {
      const at: Inches = [x0 + ((i + 0.5) * (x1 - x0)) / nx, y0 + ((j + 0.5) * (y1 - y0)) / ny];
      if (!isInside(room.inner, at) || distanceToOutline(room.inner, at) < OFF_WALL) continue;
      drawing.put({
        kind: 'recessed-light',
        role: 'recessed-light',
        place: { spot: { at, turn: 0 }, by: 'middle', height: { top: room.ceiling } },
      });
    }
  }
}

/** A lamp or fan at the ceiling. */
export function atCeiling(
  drawing: Drawing,
  room: DrawnRoom,
  given: {
    readonly kind: Extract<KindId, 'flush-mount' | 'ceiling-fan' | 'bath-fan'>;
    readonly at: Inches;
    readonly params?: Params;
    readonly most?: Readonly<Record<string, number>>;
  },
): void {
  drawing.put({
    kind: given.kind,
    role: given.kind,
    params: given.params ?? {},
    most: given.most ?? {},
    place: { spot: { at: given.at, turn: 0 }, by: 'middle', height: { top: room.ceiling } },
  });
}
