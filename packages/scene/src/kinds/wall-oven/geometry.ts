import { DOOR_THICKNESS, displayStrip, knobRow, ovenDoor } from '../../fittings/oven-door.ts';
import { box } from '../../geometry/extrude.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { WallOvenParams } from './schema.ts';

const PANEL = 104;

function doors(params: WallOvenParams, width: number, height: number): Piece[] {
  const { window, handle } = params;
  if (params.door === 'french') {
    const half = width / 2 - 2;
    return ([-1, 1] as const).flatMap((side) =>
      changed(
        ovenDoor({ width: half, height, window, handle, handleSide: side === -1 ? 1 : -1 }),
        (s) => move(s, side * (half / 2 + 2), 0, 0),
      ),
    );
  }
  return ovenDoor({
    width,
    height,
    window,
    handle,
    handleSide: params.door === 'side-swing' ? 1 : undefined,
  });
}

function panel(params: WallOvenParams, width: number): Piece[] {
  const plate = move(box(width, PANEL, DOOR_THICKNESS - 6, 3, 5), 0, 0, DOOR_THICKNESS / 2 - 3);
  const face = DOOR_THICKNESS - 6;
  const place = (list: Piece[]) => changed(list, (s) => move(s, 0, PANEL / 2, face));
  if (params.controls === 'touch') {
    return [piece({ fixed: 'glass-black' }, plate), ...place(displayStrip(width * 0.7, 52))];
  }
  const knobs = [-1, 1].flatMap((side) =>
    knobRow({
      style: params.knob,
      count: 2,
      from: side * width * 0.4,
      to: side * width * 0.27,
      radius: 21,
    }),
  );
  const display = params.controls === 'knobs' ? [] : displayStrip(width * 0.34, 46);
  return [piece({ slot: 'body' }, plate), ...place([...knobs, ...display])];
}

/** Pieces of a built-in oven in millimeters: bottom at y = 0, back at z = 0. */
export function buildWallOven(params: WallOvenParams): Piece[] {
  const width = mmFromTenths(params.widthTenths);
  const height = mmFromTenths(params.heightTenths);
  const depth = mmFromTenths(params.depthTenths);
  const shell = depth - DOOR_THICKNESS - 54;
  const field = height - PANEL - 12;
  const gap = 8;
  const split =
    params.layout === 'single'
      ? [field]
      : params.layout === 'double'
        ? [field / 2 - gap / 2, field / 2 - gap / 2]
        : [field * 0.6 - gap / 2, field * 0.4 - gap / 2];
  let y = 6;
  const fronts = split.flatMap((tall) => {
    const placed = changed(doors(params, width - 8, tall), (s) => move(s, 0, y, shell));
    y += tall + gap;
    return placed;
  });
  return [
    piece(
      { fixed: 'gunmetal' },
      move(box(width - 30, height - 10, shell - 6, 3), 0, 4, shell / 2 - 3),
    ),
    piece({ slot: 'body' }, move(box(width, height, 10, 2, 3), 0, 0, shell - 5)),
    ...fronts,
    ...changed(panel(params, width - 8), (s) => move(s, 0, height - PANEL - 4, shell)),
  ];
}
