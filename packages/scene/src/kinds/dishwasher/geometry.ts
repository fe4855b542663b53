import { doorHandle, isFlushHandle } from '../../fittings/door-handle.ts';
import { displayStrip } from '../../fittings/oven-door.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { rectangle } from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { merge, move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { DishwasherParams } from './schema.ts';

const DOOR = 30;

/** One front: flat, or with a raised frame, or one of two drawers. */
function front(params: DishwasherParams, width: number, height: number): Piece[] {
  const plate = move(box(width, height, DOOR, 2.5, 4), 0, 0, DOOR / 2);
  const rail = 62;
  const frame = move(
    extrude(rectangle(width - 2, height - 2), 5, {
      holes: [rectangle(width - 2 * rail, height - 2 * rail)],
      bevel: 0.8,
    }),
    0,
    height / 2,
    DOOR,
  );
  const isFramed = params.front === 'shaker';
  const face = DOOR + (isFramed ? 5 : 0);
  const pieces = [piece({ slot: 'body', grain: 'y' }, isFramed ? merge(plate, frame) : plate)];
  const pull = isFlushHandle(params.handle)
    ? [piece({ fixed: 'cavity' }, move(box(width * 0.86, 22, 3, 1, 8), 0, height - 52, face))]
    : changed(doorHandle(params.handle, width * 0.84), (s) =>
        move(s, 0, height - (isFramed ? 32 : 52), face),
      );
  return [...pieces, ...pull];
}

/** Pieces of a dishwasher in millimeters: floor at y = 0, back at z = 0. */
export function buildDishwasher(params: DishwasherParams): Piece[] {
  const width = mmFromTenths(params.widthTenths);
  const height = mmFromTenths(params.heightTenths);
  const depth = mmFromTenths(params.depthTenths);
  const toe = mmFromTenths(params.toeKickTenths);
  const tub = depth - 56 - DOOR;
  const band = params.controls === 'front' ? 86 : 0;
  const field = height - toe - band - 8;
  const fronts =
    params.front === 'double-drawer'
      ? [0, 1].flatMap((i) =>
          changed(front(params, width - 6, field / 2 - 4), (s) =>
            move(s, 0, toe + (i * field) / 2, tub),
          ),
        )
      : changed(front(params, width - 6, field), (s) => move(s, 0, toe, tub));
  const controls =
    band === 0
      ? []
      : [
          piece(
            { slot: 'body' },
            move(box(width - 6, band - 4, DOOR, 2.5, 4), 0, height - band, tub + DOOR / 2),
          ),
          ...changed(displayStrip(width * 0.62, 40), (s) =>
            move(s, 0, height - band / 2 - 2, tub + DOOR),
          ),
        ];
  return [
    piece({ fixed: 'gunmetal' }, move(box(width, height - toe - 2, tub, 2, 4), 0, toe, tub / 2)),
    piece(
      { fixed: 'gloss-black' },
      move(box(width - 10, toe - 4, tub - 40, 2), 0, 0, tub / 2 - 10),
    ),
    ...fronts,
    ...controls,
  ];
}
