import { controlKnob } from '../../fittings/control-knob.ts';
import { doorHandle, isFlushHandle, uprightDoorHandle } from '../../fittings/door-handle.ts';
import { displayStrip } from '../../fittings/oven-door.ts';
import { box } from '../../geometry/extrude.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { merge, move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { MicrowaveParams } from './schema.ts';

const DOOR = 34;

/** Keys in three columns below a display, or a dial. Centered on x, from y = 0 up. */
function controls(params: MicrowaveParams, width: number, height: number): Piece[] {
  const show = changed(displayStrip(width * 0.84, 34), (s) => move(s, 0, height - 40, 0));
  if (params.controls === 'dial') {
    return [
      ...show,
      ...changed(controlKnob('round', Math.min(30, width * 0.3)), (s) =>
        move(s, 0, height * 0.38, 0),
      ),
    ];
  }
  const rows = params.controls === 'strip' ? 2 : 5;
  const keys = Array.from({ length: rows * 3 }, (_, i) =>
    move(
      box(width * 0.2, 11, 1.4, 0.4, 3),
      ((i % 3) - 1) * width * 0.27,
      height - 96 - Math.floor(i / 3) * Math.min(30, (height - 120) / rows),
      0.7,
    ),
  );
  return [...show, piece({ fixed: 'matte-gray' }, merge(...keys))];
}

/** Pieces of a microwave in millimeters: bottom at y = 0, back at z = 0. */
export function buildMicrowave(params: MicrowaveParams): Piece[] {
  const width = mmFromTenths(params.widthTenths);
  const height = mmFromTenths(params.heightTenths);
  const depth = mmFromTenths(params.depthTenths);
  const corner = mmFromTenths(params.cornerRadiusTenths);
  const reach = isFlushHandle(params.handle) ? 2 : 54;
  const shell = depth - DOOR - reach;
  const foot = params.form === 'countertop' ? 14 : 0;
  const tall = height - foot;
  const isDrawer = params.form === 'drawer';
  const side = isDrawer ? 0 : Math.max(96, width * 0.2);
  const doorWidth = width - side;
  const doorX = -side / 2;
  const band = isDrawer ? 70 : 0;
  const doorTall = tall - band - 4;
  const window = move(
    box(doorWidth - 70, doorTall * 0.68, 2.5, 0.8, 12),
    doorX - 8,
    foot + doorTall * 0.17,
    shell + DOOR + 0.5,
  );
  const pull = isDrawer
    ? changed(doorHandle(params.handle, doorWidth * 0.8), (s) =>
        move(s, 0, foot + doorTall - 30, shell + DOOR),
      )
    : changed(uprightDoorHandle(params.handle, doorTall * 0.72), (s) =>
        move(s, doorX + doorWidth / 2 - 26, foot + doorTall / 2, shell + DOOR),
      );
  const panelPieces = isDrawer
    ? changed(displayStrip(width * 0.5, 40), (s) =>
        move(s, 0, foot + tall - band / 2, shell + DOOR),
      )
    : changed(controls(params, side * 0.86, tall), (s) =>
        move(s, width / 2 - side / 2, foot, shell + DOOR),
      );
  const feet =
    foot === 0
      ? []
      : [-1, 1].flatMap((x) =>
          [0.15, 0.85].map((z) => move(box(30, foot + 2, 30, 3), x * width * 0.4, 0, depth * z)),
        );
  const vents =
    params.form !== 'over-range'
      ? []
      : Array.from({ length: 3 }, (_, i) =>
          move(box(width * 0.9, 4, 3, 0.6), 0, foot + tall - 12 - i * 9, shell + DOOR),
        );
  return [
    piece(
      { slot: 'body' },
      move(box(width, tall, shell, 4, Math.min(corner, 30)), 0, foot, shell / 2),
    ),
    piece(
      { slot: 'body' },
      move(
        box(doorWidth - 3, doorTall, DOOR, 3, Math.min(corner, 22)),
        doorX,
        foot + 2,
        shell + DOOR / 2,
      ),
    ),
    ...(side === 0
      ? []
      : [
          piece(
            { fixed: 'glass-black' },
            move(
              box(side - 2, tall - 4, DOOR, 3, Math.min(corner, 22)),
              width / 2 - side / 2,
              foot + 2,
              shell + DOOR / 2,
            ),
          ),
        ]),
    ...(band === 0
      ? []
      : [
          piece(
            { fixed: 'glass-black' },
            move(box(width - 4, band - 4, DOOR, 3, 5), 0, foot + tall - band, shell + DOOR / 2),
          ),
        ]),
    piece({ fixed: 'glass-black' }, window),
    piece(
      { fixed: 'cavity' },
      move(
        box(doorWidth - 150, doorTall * 0.44, 1, 0.3, 9),
        doorX - 8,
        foot + doorTall * 0.29,
        shell + DOOR + 2,
      ),
    ),
    ...(feet.length === 0 ? [] : [piece({ fixed: 'rubber' }, merge(...feet))]),
    ...(vents.length === 0 ? [] : [piece({ fixed: 'cavity' }, merge(...vents))]),
    ...pull,
    ...panelPieces,
  ];
}
