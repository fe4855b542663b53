// Vanities as plans say them: walls by the compass.
import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import { vanity as drawVanity, type Vanity } from '@wevisu/layout/furnishing/vanity.ts';
import type { Compass, Room } from './shell.ts';

export interface VanityWish extends Omit<Vanity, 'side'> {
  readonly on: Compass;
}

export function vanity(drawing: Drawing, room: Room, { on, ...wish }: VanityWish): void {
  drawVanity(drawing, { ...wish, side: room.side(on) });
}
