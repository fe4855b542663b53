import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import { cardOf, type KindForm, readForm } from '@wevisu/scene/kinds/card-of.ts';
import { symbolOf } from '@wevisu/scene/kinds/plan-of.ts';
import type { KindId } from '@wevisu/scene/kinds/registry.generated.ts';
import { type Bounds, boundsOf, turn } from '@wevisu/scene/plane/polygon.ts';
import { type Spot, tenths } from './measure.ts';

export type Params = Readonly<Record<string, unknown>>;

/** A thing's bottom, top or middle above the floor, in inches. */
export type Height =
  | { readonly bottom: number }
  | { readonly top: number }
  | { readonly middle: number };

export interface Placement {
  readonly spot: Spot;
  /** Which part of its footprint lies on the spot. */
  readonly by: 'back' | 'front' | 'middle';
  readonly height: Height;
}

interface Extent {
  readonly bottom: number;
  readonly top: number;
}

/** Rooms are drawn over and over of the same things, each time in other objects: what is alike is read once. */
const REMEMBERED = 4_096;
const known = new Map<string, KindForm>();

function completeForm(kind: KindId, params: Params): KindForm {
  const text = `${kind} ${JSON.stringify(params)}`;
  const before = known.get(text);
  if (before) return before;
  const form = readForm(kind, params);
  if (form) {
    if (known.size === REMEMBERED) known.clear();
    known.set(text, form);
    return form;
  }
  const { error } = cardOf(kind).params.safeParse(params);
  throw new Error(`A ${kind} cannot be ${JSON.stringify(params)}: ${error?.message}`);
}

/** Params with every default of the kind. Throws where the kind refuses them. */
export function completeParams(kind: KindId, params: Params): Params {
  return completeForm(kind, params).params;
}

/** What a thing fills about its own origin, in inches: x to the right, y to the back, z up. */
function sizeOf(kind: KindId, params: Params): Bounds & { bottom: number; top: number } {
  const form = completeForm(kind, params);
  const symbol = symbolOf(form);
  const mount = cardOf(kind).mount(form.params);
  // A table's footprint begins under its top, since chairs slide below; it stands on its legs all the same.
  const stands = mount === 'floor' || mount === 'counter';
  const { minX, minY, maxX, maxY } = boundsOf(symbol.footprint.flat());
  const inch = (mm: number) => mm / 25.4;
  return {
    minX: inch(minX),
    minY: inch(minY),
    maxX: inch(maxX),
    maxY: inch(maxY),
    bottom: stands ? 0 : inch(symbol.bottomMm),
    top: inch(symbol.topMm),
  };
}

function riseOf(kind: KindId, height: Height, params: Params, { bottom, top }: Extent): number {
  if ('bottom' in height) {
    // What stands does so on its origin, whatever of it a footprint counts: a table's is its top alone.
    const mount = cardOf(kind).mount(completeForm(kind, params).params);
    return mount === 'floor' || mount === 'counter' ? height.bottom : height.bottom - bottom;
  }
  if ('top' in height) return height.top - top;
  return height.middle - (bottom + top) / 2;
}

/** The place of an item so that it stands as it was asked to. */
export function stand(
  kind: KindId,
  params: Params,
  { spot, by, height }: Placement,
): Pick<ItemNode, 'position' | 'elevationTenths' | 'rotationTenthsDeg'> {
  const size = sizeOf(kind, params);
  const y = by === 'back' ? size.maxY : by === 'front' ? size.minY : (size.minY + size.maxY) / 2;
  const { sin, cos } = turn(spot.turn);
  return {
    position: [tenths(spot.at[0] + y * sin), tenths(spot.at[1] - y * cos)],
    elevationTenths: tenths(riseOf(kind, height, params, size)),
    rotationTenthsDeg: Math.round((((spot.turn % 360) + 360) % 360) * 10),
  };
}

/** What a thing takes of the floor and how high it is, inches: its true footprint about its middle. */
export function footprintOf(
  kind: KindId,
  params: Params = {},
): { readonly width: number; readonly depth: number; readonly top: number } {
  const { minX, maxX, minY, maxY, top } = sizeOf(kind, params);
  return { width: maxX - minX, depth: maxY - minY, top };
}
