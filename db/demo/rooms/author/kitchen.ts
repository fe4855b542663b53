// Kitchens as plans say them: walls and islands by the compass.
import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import {
  kitchenIsland as drawIsland,
  type Island,
} from '@wevisu/layout/furnishing/kitchen-island.ts';
import {
  kitchenWall as drawWall,
  type KitchenWall,
} from '@wevisu/layout/furnishing/kitchen-wall.ts';
import { facing } from './furnish.ts';
import type { Compass, Room } from './shell.ts';

export interface PlannedWall extends KitchenWall {
  readonly on: Compass;
}

export interface PlannedIsland extends Omit<Island, 'faces'> {
  /** Which way its working side looks. */
  readonly faces: Compass;
}

export function kitchenWall(drawing: Drawing, room: Room, { on, ...wall }: PlannedWall): void {
  drawWall(drawing, room, room.side(on), wall);
}

export function kitchenIsland(drawing: Drawing, room: Room, island: PlannedIsland): void {
  drawIsland(drawing, room, { ...island, faces: facing[island.faces] });
}
