// Single pieces: against a wall, free in the room, on a wall, on another piece.
import type { KindId } from '@wevisu/scene/kinds/registry.generated.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { type Inches, type Spot, tenths } from '../drawing/measure.ts';
import type { Side } from '../drawing/side.ts';
import type { Params } from '../drawing/stand.ts';

/** Params whose names end in Tenths, given in inches. */
export function inInches(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name.endsWith('Tenths') && typeof value === 'number' ? tenths(value) : value,
    ]),
  );
}

/** Stands with its back to a wall, an inch before it: room for baseboard and plugs. */
export function against(
  drawing: Drawing,
  side: Pick<Side, 'spot'>,
  at: number,
  kind: KindId,
  params: Params = {},
  more: { readonly out?: number; readonly decor?: boolean } = {},
): string {
  return drawing.put({
    kind,
    params: inInches(params),
    decor: more.decor ?? false,
    place: { spot: side.spot(at, more.out ?? 1), by: 'back', height: { bottom: 0 } },
  });
}

/** Stands free, its middle at a place and turned; at 0 its front looks south. */
export function freely(
  drawing: Drawing,
  spot: Spot,
  kind: KindId,
  params: Params = {},
  decor = false,
): string {
  return drawing.put({
    kind,
    params: inInches(params),
    decor,
    place: { spot, by: 'middle', height: { bottom: 0 } },
  });
}

/** Hangs on a wall, its middle, bottom or top at a height. */
export function hang(
  drawing: Drawing,
  side: Pick<Side, 'spot' | 'wallId'>,
  at: number,
  kind: KindId,
  height: { readonly middle: number } | { readonly bottom: number } | { readonly top: number },
  params: Params = {},
  decor = true,
): string {
  return drawing.put({
    kind,
    params: inInches(params),
    hostId: side.wallId,
    decor,
    place: { spot: side.spot(at), by: 'back', height },
  });
}

/** Stands on a piece, its middle at a place of the plan and its bottom at a height. */
export function standsOn(
  drawing: Drawing,
  given: {
    readonly on: string;
    readonly spot: Spot;
    readonly height: number;
    readonly kind: KindId;
    readonly params?: Params;
    readonly decor?: boolean;
  },
): string {
  return drawing.put({
    kind: given.kind,
    params: inInches(given.params ?? {}),
    hostId: given.on,
    decor: given.decor ?? true,
    place: { spot: given.spot, by: 'middle', height: { bottom: given.height } },
  });
}

/** A place `x` to the right and `y` to the back of a middle, as one turned with it says so. */
export function beside({ at, turn }: Spot, x: number, y: number): Inches {
  const quarters = ((turn % 360) + 360) % 360;
  if (quarters === 0) return [at[0] + x, at[1] + y];
  if (quarters === 90) return [at[0] - y, at[1] + x];
  if (quarters === 180) return [at[0] - x, at[1] - y];
  if (quarters === 270) return [at[0] + y, at[1] - x];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
}
