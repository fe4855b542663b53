import { burnerSpots, gasBurner, glassZones, gratesOver, griddle } from '../../fittings/burners.ts';
import { doorHandle } from '../../fittings/door-handle.ts';
import { DOOR_THICKNESS, displayStrip, knobRow, ovenDoor } from '../../fittings/oven-door.ts';
import { box, slab } from '../../geometry/extrude.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { cylinder, turned } from '../../geometry/revolve.ts';
import { merge, move, type Shape } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { RangeParams } from './schema.ts';

interface Measures {
  readonly width: number;
  /** Floor to cooking surface. */
  readonly top: number;
  /** Back to the body's front face, doors beyond it. */
  readonly shell: number;
  readonly base: number;
  readonly panel: number;
}

function measure(params: RangeParams): Measures {
  return {
    width: mmFromTenths(params.widthTenths),
    top: mmFromTenths(params.heightTenths),
    shell: mmFromTenths(params.depthTenths) - DOOR_THICKNESS - 54,
    base: params.base === 'toe-kick' ? 82 : 110,
    panel: 112,
  };
}

function feet(params: RangeParams, m: Measures): Piece[] {
  if (params.base === 'toe-kick') {
    return [
      piece(
        { fixed: 'gloss-black' },
        move(box(m.width - 16, m.base, m.shell - 60, 2), 0, 0, m.shell / 2 - 20),
      ),
    ];
  }
  const leg: Shape =
    params.base === 'legs'
      ? cylinder(19, m.base, 2)
      : turned(
          [
            [0, 0],
            [15, 0],
            [21, 22],
            [13, 40],
            [24, 78],
            [27, m.base],
            [0, m.base],
          ],
          5,
        );
  const places = [-1, 1].flatMap((x) =>
    [50, m.shell - 40].map((z) => move(leg, x * (m.width / 2 - 48), 0, z)),
  );
  return [piece({ slot: 'trim' }, merge(...places))];
}

/** Doors of the ovens, with the drawer below where there is one; their backs stand at z = shell. */
function fronts(params: RangeParams, m: Measures): Piece[] {
  const { window, handle } = params;
  const framed = params.panel === 'framed';
  const field = m.top - m.panel - m.base - 30;
  const low = params.drawer && params.ovens !== 'stacked' ? 150 : 0;
  const place = (list: Piece[], x: number, y: number) =>
    changed(list, (s) => move(s, x, m.base + y, m.shell));
  const drawer =
    low === 0
      ? []
      : place(
          [
            piece(
              { slot: 'body' },
              move(box(m.width - 6, low - 6, DOOR_THICKNESS, 3, 5), 0, 0, DOOR_THICKNESS / 2),
            ),
            ...changed(doorHandle(handle, m.width * 0.7), (s) =>
              move(s, 0, low - 40, DOOR_THICKNESS),
            ),
          ],
          0,
          2,
        );
  const tall = field - low;
  if (params.ovens === 'stacked') {
    const upper = tall * 0.42;
    return [
      ...place(
        ovenDoor({ width: m.width - 6, height: tall - upper - 6, window, handle, framed }),
        0,
        2,
      ),
      ...place(
        ovenDoor({ width: m.width - 6, height: upper - 4, window, handle, framed }),
        0,
        tall - upper + 2,
      ),
    ];
  }
  if (params.ovens === 'side-by-side') {
    const wide = m.width * 0.6;
    const narrow = m.width - wide;
    return [
      ...drawer,
      ...place(
        ovenDoor({ width: wide - 8, height: tall - 6, window, handle, framed }),
        -narrow / 2,
        low + 2,
      ),
      ...place(
        ovenDoor({ width: narrow - 8, height: tall - 6, window: 'small', handle, framed }),
        wide / 2,
        low + 2,
      ),
    ];
  }
  return [
    ...drawer,
    ...place(
      ovenDoor({ width: m.width - 6, height: tall - 6, window, handle, framed }),
      0,
      low + 2,
    ),
  ];
}

/** The sloping band with knobs or a touch strip. */
function controlBand(params: RangeParams, m: Measures): Piece[] {
  const y = m.top - m.panel - 20;
  const plate = move(
    box(m.width, m.panel, DOOR_THICKNESS + 14, 5, 8),
    0,
    y,
    m.shell + (DOOR_THICKNESS + 14) / 2,
  );
  const face = (list: Piece[]) =>
    changed(list, (s) => move(s, 0, y + m.panel / 2, m.shell + DOOR_THICKNESS + 14));
  const isTouch = params.controls === 'touch';
  if (isTouch) return [piece({ slot: 'body' }, plate), ...face(displayStrip(m.width * 0.62, 56))];
  const count = params.burners + (params.griddle ? 1 : 0) + (params.ovens === 'single' ? 0 : 1);
  const radius = Math.min(24, (m.width / (count + 2)) * 0.34);
  if (params.controls === 'knobs') {
    const all = knobRow({
      style: params.knob,
      count: count + 1,
      from: -m.width * 0.42,
      to: m.width * 0.42,
      radius,
    });
    return [piece({ slot: 'body' }, plate), ...face(all)];
  }
  const left = Math.ceil(count / 2);
  const edge = m.width * 0.43;
  const inner = m.width * 0.17;
  return [
    piece({ slot: 'body' }, plate),
    ...face([
      ...knobRow({ style: params.knob, count: left, from: -edge, to: -inner, radius }),
      ...knobRow({ style: params.knob, count: count - left || 1, from: inner, to: edge, radius }),
      ...displayStrip(m.width * 0.24, 46),
    ]),
  ];
}

function cookingSurface(params: RangeParams, m: Measures): Piece[] {
  const depth = m.shell + DOOR_THICKNESS - 20;
  const middle = params.griddle ? m.width * 0.24 : 0;
  const given = { width: m.width - 40, depth: depth - 70, count: params.burners, middle };
  const spots = burnerSpots(given);
  const center = depth / 2;
  const place = (list: Piece[]) => changed(list, (s) => move(s, 0, m.top - 24, center));
  if (params.fuel !== 'gas') {
    const glass = move(slab(m.width - 4, 9, depth, 2, 6), 0, m.top - 12, center);
    return [
      piece({ fixed: 'glass-black' }, glass),
      ...changed(glassZones(spots, params.fuel === 'induction'), (s) =>
        move(s, 0, m.top - 3, center),
      ),
    ];
  }
  const tray = move(slab(m.width - 2, 14, depth, 3, 8), 0, m.top - 36, center);
  return [
    piece({ slot: 'body' }, tray),
    ...place(spots.flatMap(gasBurner)),
    ...place(gratesOver(spots, given.width, depth - 46)),
    ...(params.griddle ? place(griddle(0, middle * 0.94, depth - 46)) : []),
  ];
}

/** Pieces of a range in millimeters: floor at y = 0, back at z = 0. */
export function buildRange(params: RangeParams): Piece[] {
  const m = measure(params);
  const guard = mmFromTenths(params.backguardTenths);
  const body = move(box(m.width, m.top - m.base - 20, m.shell, 3, 4), 0, m.base, m.shell / 2);
  return [
    piece({ slot: 'body' }, body),
    ...feet(params, m),
    ...fronts(params, m),
    ...controlBand(params, m),
    ...cookingSurface(params, m),
    ...(guard > 0
      ? [piece({ slot: 'body' }, move(box(m.width, guard + 20, 36, 3, 6), 0, m.top - 20, 18))]
      : []),
  ];
}
