// Furniture as plans say it: faces and walls by the compass, and openings in tables.

import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import type { Inches } from '@wevisu/layout/drawing/measure.ts';
import type { Params } from '@wevisu/layout/drawing/stand.ts';
import { freely, hang, standsOn } from '@wevisu/layout/furnishing/pieces.ts';
import {
  curtains as hangCurtains,
  shades as hangShades,
} from '@wevisu/layout/furnishing/window-dressing.ts';
import type { KindId } from '@wevisu/scene/kinds/registry.generated.ts';
import type { OpeningSpec, PlanDrawing } from './drawing.ts';
import type { Compass, Room } from './shell.ts';

export const facing: Readonly<Record<Compass, number>> = { s: 0, e: 90, n: 180, w: 270 };

function turnOf(faces: Compass | number): number {
  return typeof faces === 'number' ? faces : facing[faces];
}

/** Stands free, its middle at a place, its front to one side of the compass or turned in degrees. */
export function free(
  drawing: Drawing,
  at: Inches,
  faces: Compass | number,
  kind: KindId,
  params: Params = {},
  decor = false,
): string {
  return freely(drawing, { at, turn: turnOf(faces) }, kind, params, decor);
}

/** Stands on a thing, its middle at a place. */
export function atop(
  drawing: Drawing,
  {
    at,
    faces,
    ...given
  }: {
    readonly on: string;
    readonly at: Inches;
    readonly faces: Compass | number;
    readonly height: number;
    readonly kind: KindId;
    readonly params?: Params;
    readonly decor?: boolean;
  },
): string {
  return standsOn(drawing, { ...given, spot: { at, turn: turnOf(faces) } });
}

/** Curtains on every window and glass door of a side. */
export function curtains(drawing: Drawing, room: Room, toward: Compass): void {
  hangCurtains(drawing, room, room.side(toward));
}

/** A roman shade in every window of a side. */
export function shades(drawing: Drawing, room: Room, toward: Compass): void {
  hangShades(drawing, room.side(toward));
}

/** What both sides of an opening's swing need: shorthand for authored tables. */
export type Hole = readonly [
  on: Compass,
  style: OpeningSpec['style'],
  at: number,
  width: number,
  more?: Partial<OpeningSpec>,
];

export function cutHoles(drawing: PlanDrawing, room: Room, holes: readonly Hole[]): void {
  for (const [on, style, at, width, more] of holes) {
    const side = room.side(on);
    const place = at < 0 ? side.length + at : at;
    drawing.cut(side, { style, at: place, width, ...more });
  }
}

/** Near a way out, where it can be had with the burners in flames. */
export function hangExtinguisher(drawing: Drawing, room: Room, on: Compass, at: number): void {
  hang(drawing, room.side(on), at, 'fire-extinguisher', { middle: 44 }, {}, false);
}
