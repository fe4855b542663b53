// The front of an oven: door, window, handle, and the band of controls above it.
import { box, extrude } from '../geometry/extrude.ts';
import { roundedRectangle } from '../geometry/outline.ts';
import { changed, type Piece, piece } from '../geometry/part.ts';
import { move, turn } from '../geometry/shape.ts';
import { type ControlKnob, controlKnob } from './control-knob.ts';
import { type DoorHandle, doorHandle, isFlushHandle, uprightDoorHandle } from './door-handle.ts';

type OvenWindow = 'wide' | 'small' | 'arched' | 'none' | 'full-glass';
export const DOOR_THICKNESS = 42;

/** Door centered on x, standing on y = 0, its back at z = 0. */
export function ovenDoor(given: {
  readonly width: number;
  readonly height: number;
  readonly window: OvenWindow;
  readonly handle: DoorHandle;
  readonly framed?: boolean;
  /** The handle stands upright on this side instead of across the top. */
  readonly handleSide?: -1 | 1 | undefined;
}): Piece[] {
  const { width, height, window, handle, framed = false, handleSide } = given;
  const front = DOOR_THICKNESS;
  const isGlass = window === 'full-glass';
  const body = move(box(width, height, front, 3, 5), 0, 0, front / 2);
  const pieces = [isGlass ? piece({ fixed: 'glass-black' }, body) : piece({ slot: 'body' }, body)];
  if (framed && !isGlass) {
    const tallFrame = height - 120;
    const frame = extrude(roundedRectangle(width - 36, tallFrame, 6), 9, {
      holes: [roundedRectangle(width - 100, tallFrame - 64, 4)],
      bevel: 2.4,
    });
    pieces.push(piece({ slot: 'body' }, move(frame, 0, 28 + tallFrame / 2, front - 1)));
  }
  const span = window === 'small' ? 0.52 : 0.76;
  const tall = window === 'small' ? 0.34 : 0.5;
  if (window === 'wide' || window === 'small' || window === 'arched') {
    const corner = window === 'arched' ? height * 0.16 : 14;
    const pane = move(
      box(width * span, height * tall, 3, 1, corner),
      0,
      height * 0.17,
      front + 0.6,
    );
    const inner = move(
      box(width * span - 60, height * tall - 56, 1, 0.3, Math.max(8, corner - 24)),
      0,
      height * 0.17 + 28,
      front + 2.3,
    );
    pieces.push(piece({ fixed: 'glass-black' }, pane), piece({ fixed: 'cavity' }, inner));
  }
  if (isGlass) {
    const inner = move(box(width * 0.72, height * 0.46, 1, 0.3, 16), 0, height * 0.2, front + 0.3);
    pieces.push(piece({ fixed: 'cavity' }, inner));
  }
  if (handleSide !== undefined) {
    const pull = uprightDoorHandle(handle, height * 0.7);
    return [
      ...pieces,
      ...changed(pull, (s) => move(s, handleSide * (width / 2 - 40), height / 2, front)),
    ];
  }
  if (isFlushHandle(handle)) return pieces;
  const pull = doorHandle(handle, width * 0.86);
  return [...pieces, ...changed(pull, (s) => move(s, 0, height - 48, front))];
}

/** A row of knobs in the plane z = 0, `tilt` degrees back from upright. */
export function knobRow(given: {
  readonly style: ControlKnob;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly radius: number;
  readonly tilt?: number;
}): Piece[] {
  const { style, count, from, to, radius, tilt = 0 } = given;
  return Array.from({ length: count }, (_, i) => {
    const x = count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1);
    return changed(controlKnob(style, radius), (s) => move(turn(s, 'x', -tilt), x, 0, 0));
  }).flat();
}

/** A lit display behind dark glass, centered on x and y = 0, its back at z = 0. */
export function displayStrip(width: number, height: number): Piece[] {
  return [
    piece({ fixed: 'glass-black' }, move(box(width, height, 3, 1, 6), 0, -height / 2, 1.5)),
    piece(
      { fixed: 'display' },
      move(box(Math.min(96, width * 0.3), height * 0.4, 0.6, 0.2, 2), 0, -height * 0.2, 3.1),
    ),
    piece(
      { fixed: 'matte-gray' },
      ...[-0.36, -0.28, 0.28, 0.36].map((share) =>
        move(box(7, 7, 0.6, 0.2, 3), width * share, -3.5, 3.1),
      ),
    ),
  ];
}
