// What a purpose is made of: groups of pieces, each in several forms, and where a form may stand. Inches.
import type { Drawing } from '../drawing/drawing.ts';
import type { Inches } from '../drawing/measure.ts';
import type { DrawnRoom, Side } from '../drawing/side.ts';

/** A rectangle before a group's middle: x to the right as one faces its back, y out of its back. */
export interface Rect {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** Something solid, between two heights above the floor. */
export interface Body extends Rect {
  readonly bottom: number;
  readonly top: number;
  /** Chairs and what is flat: they take no room from a person. */
  readonly isMinor?: boolean;
}

/** Floor that stays clear of what is higher than `above`: at all, or for a price. */
export interface Clear extends Rect {
  readonly cost: number;
  readonly above: number;
}

/** One form of a group: a double vanity, a queen bed. */
export interface Option {
  readonly id: string;
  readonly label: string;
  /** How much worse it is than the best form. */
  readonly cost: number;
  /** along: anywhere along a wall; corner: with its left end in a corner; edge: along a side without a wall; free: off the walls. */
  readonly stands: 'along' | 'corner' | 'edge' | 'free';
  /** It looks the same from both sides: no need to try it turned about. */
  readonly isTwoSided?: boolean;
  /** Both ends of a corner's form; where left out, the left end alone. */
  readonly corners?: readonly ('left' | 'right')[];
  /** Wall that it was made for, where it was made for one. */
  readonly onlySide?: number;
  readonly bodies: readonly Body[];
  readonly clears: readonly Clear[];
  /** What its own doors sweep, and the room's should not, and what it costs where one does. */
  readonly opens?: { readonly swept: readonly Rect[]; readonly cost: number };
  draw(scene: DrawScene, stand: Stand): void;
  /** What no rule speaks of: less is better. */
  comfort?(pose: Pose, room: RoomView): number;
}

export interface Group {
  readonly id: string;
  readonly label: string;
  readonly need: 'must' | 'may';
  /** What a room loses without it. */
  readonly worth: number;
  /** What frames a room and makes no other design where it stands elsewhere: planters, a rail. */
  readonly isAccent?: boolean;
  /** Best first. */
  readonly options: readonly Option[];
}

export interface Pose {
  /** A wall of the room, an edge of it, or a line in its middle that things turn their backs to. */
  readonly side: Side;
  /** Its place among the room's walls; null for what stands at none. */
  readonly index: number | null;
  /** Middle of the group along the side. */
  readonly at: number;
  /** The corner that it stands in. */
  readonly end: 'left' | 'right' | null;
}

export interface Placed {
  readonly polygon: readonly Inches[];
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
  /** Whether it is its box: a rectangle along the axes. */
  readonly isBox: boolean;
}

export interface Stand {
  readonly group: Group;
  readonly option: Option;
  readonly pose: Pose;
  readonly bodies: readonly (Placed & Body)[];
  readonly clears: readonly (Placed & Clear)[];
  readonly middle: Inches;
  /** What it costs by itself, and what of it no rule speaks of. */
  readonly cost: number;
  readonly comfort: number;
}

/** What comfort is measured in. */
export interface RoomView {
  readonly room: DrawnRoom;
  readonly doors: readonly { readonly at: Inches; readonly into: Inches }[];
  readonly windows: readonly {
    readonly index: number;
    readonly at: number;
    readonly width: number;
  }[];
  /** Walls by their index: whether they have a window, which outer walls alone have; whether a room lies behind them. */
  readonly walls: readonly { readonly hasWindow: boolean; readonly isShared: boolean }[];
  readonly vents: readonly Inches[];
  readonly water: readonly Inches[];
  readonly area: number;
}

export interface DrawScene {
  readonly drawing: Drawing;
  readonly room: DrawnRoom;
  readonly stands: readonly Stand[];
  /** Whether a rectangle of the floor is free of bodies of groups, of floor taken since, and of what doors and windows keep. */
  isFree(pose: Pose, rect: Rect): boolean;
  /** Takes a rectangle of the floor for decor, unless a person would walk less well from door to door: then it takes none. */
  takesFloor(pose: Pose, rect: Rect): boolean;
  /** Whether a rectangle of the floor lies in the room. */
  isInRoom(pose: Pose, rect: Rect): boolean;
}

/** The wall on the right or left of a side: sides run clockwise as seen from above. */
export function nextSide(room: DrawnRoom, index: number, end: 'left' | 'right'): Side | null {
  const side = room.sides[index];
  if (!side) return null;
  const corner = side.spot(end === 'left' ? 0 : side.length).at;
  return (
    room.sides.find((other) => {
      if (other === side) return false;
      const at = other.spot(end === 'left' ? other.length : 0).at;
      return Math.hypot(at[0] - corner[0], at[1] - corner[1]) < 0.5;
    }) ?? null
  );
}
