import { box, prism } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { ball, cylinder, torus } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { rod } from '../../geometry/sweep.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { ShowerEnclosureParams } from './schema.ts';

const GLASS = 9;

interface Pane {
  /** Ends in plan. */
  readonly from: Vec2;
  readonly to: Vec2;
  readonly isDoor?: boolean;
  readonly handleAt?: 'from' | 'to';
}

/** Turns what is built along +x from the origin into the line of a pane. */
function along(pane: Pane, shape: Shape): Shape {
  const dx = pane.to[0] - pane.from[0];
  const dz = pane.to[1] - pane.from[1];
  const degrees = (-Math.atan2(dz, dx) * 180) / Math.PI;
  return move(turn(shape, 'y', degrees), pane.from[0], 0, pane.from[1]);
}

function lengthOf(pane: Pane): number {
  return Math.hypot(pane.to[0] - pane.from[0], pane.to[1] - pane.from[1]);
}

function handleShape(style: ShowerEnclosureParams['handle'], tall: number): Shape {
  switch (style) {
    case 'knob':
      return merge(
        move(ball(16), 0, tall * 0.5, 28),
        rod(7, [0, tall * 0.5, 0], [0, tall * 0.5, 26]),
      );
    case 'ring':
      return move(turn(torus(30, 5), 'x', 90), 0, tall * 0.5, 14);
    case 'pocket':
      return move(turn(cylinder(26, 8, 2), 'x', 90), 0, tall * 0.5, 0);
    case 'towel-bar':
      return merge(
        rod(9, [-240, tall * 0.52, 46], [240, tall * 0.52, 46], 6),
        rod(7, [-210, tall * 0.52, 0], [-210, tall * 0.52, 46]),
        rod(7, [210, tall * 0.52, 0], [210, tall * 0.52, 46]),
      );
    default:
      return merge(
        rod(9, [0, tall * 0.42, 46], [0, tall * 0.62, 46], 6),
        rod(7, [0, tall * 0.45, 0], [0, tall * 0.45, 46]),
        rod(7, [0, tall * 0.59, 0], [0, tall * 0.59, 46]),
      );
  }
}

function panePieces(
  params: ShowerEnclosureParams,
  pane: Pane,
  foot: number,
  tall: number,
): Piece[] {
  const length = lengthOf(pane);
  const sheet = move(box(length - 4, tall, GLASS, 1), length / 2, foot, 0);
  const frame: Shape[] = [];
  if (params.framing === 'framed' || params.framing === 'gridded') {
    const bar = params.framing === 'gridded' ? 26 : 22;
    frame.push(
      move(box(length, bar, 24, 2), length / 2, foot, 0),
      move(box(length, bar, 24, 2), length / 2, foot + tall - bar, 0),
      move(box(bar, tall, 24, 2), bar / 2, foot, 0),
      move(box(bar, tall, 24, 2), length - bar / 2, foot, 0),
    );
  } else if (params.framing === 'semi-framed') {
    frame.push(
      move(box(length, 22, 26, 2), length / 2, foot + tall - 22, 0),
      move(box(length, 16, 26, 2), length / 2, foot, 0),
    );
  } else if (pane.isDoor === true && params.form !== 'sliding' && params.form !== 'bypass') {
    const x = pane.handleAt === 'from' ? length - 20 : 20;
    frame.push(...[0.12, 0.86].map((t) => move(box(56, 78, 26, 3, 4), x, foot + tall * t, 0)));
  } else {
    frame.push(...[0.1, 0.9].map((t) => move(box(44, 44, 24, 3, 4), 24, foot + tall * t, 0)));
  }
  if (params.framing === 'gridded') {
    for (let i = 1; i < params.gridColumns; i += 1)
      frame.push(move(box(14, tall, 20, 1.5), (length * i) / params.gridColumns, foot, 0));
    for (let i = 1; i < params.gridRows; i += 1)
      frame.push(
        move(box(length, 14, 20, 1.5), length / 2, foot + (tall * i) / params.gridRows, 0),
      );
  }
  if (pane.isDoor === true) {
    const x =
      params.handle === 'towel-bar' ? length / 2 : pane.handleAt === 'from' ? 70 : length - 70;
    frame.push(move(handleShape(params.handle, tall), x, foot, GLASS / 2));
  }
  return [
    piece({ slot: 'glass' }, along(pane, sheet)),
    piece({ slot: 'metal', grain: 'y' }, along(pane, merge(...frame))),
  ];
}

/** Panes in plan, the back wall at z = 0, the opening toward +z. */
function panesOf(params: ShowerEnclosureParams, w: number, d: number): Pane[] {
  const h = w / 2;
  const deep = mmFromTenths(params.depthTenths) > 0;
  const z = deep ? d - 60 : 60;
  const side: Pane[] = deep ? [{ from: [h - 6, 0], to: [h - 6, z] }] : [];
  switch (params.form) {
    case 'sliding':
    case 'tub-door':
      return [
        ...side,
        { from: [-h, z - 14], to: [w * 0.04, z - 14] },
        { from: [-w * 0.04, z + 14], to: [h, z + 14], isDoor: true, handleAt: 'from' },
      ];
    case 'bypass':
      return [
        ...side,
        { from: [-h, z + 14], to: [w * 0.06, z + 14], isDoor: true, handleAt: 'to' },
        { from: [-w * 0.06, z - 14], to: [h, z - 14], isDoor: true, handleAt: 'to' },
      ];
    case 'corner':
      return [
        { from: [h - 6, 0], to: [h - 6, z] },
        { from: [-h, z], to: [-h + w * 0.42, z] },
        { from: [-h + w * 0.42, z], to: [h - 6, z], isDoor: true, handleAt: 'to' },
      ];
    case 'neo-angle': {
      const cut = Math.min(w, d) * 0.45;
      return [
        { from: [h, 0], to: [h, z - cut] },
        { from: [h - cut, z], to: [h, z - cut], isDoor: true, handleAt: 'to' },
        { from: [-h, z], to: [h - cut, z] },
      ];
    }
    case 'curved': {
      const r = Math.min(w, d) * 0.8;
      const arc: Vec2[] = Array.from({ length: 9 }, (_, i) => [
        h - r + r * Math.sin((Math.PI * i) / 16),
        z - r + r * Math.cos((Math.PI * i) / 16),
      ]);
      const panes = arc
        .slice(1)
        .map((to, i): Pane => ({ from: arc[i] ?? to, to, isDoor: i === 4, handleAt: 'from' }));
      return [{ from: [-h, z], to: arc[0] ?? [0, z] }, ...panes, { from: [h, 0], to: [h, z - r] }];
    }
    case 'walk-in':
      return [{ from: [-h, z], to: [h - 6, z] }, ...side];
    default:
      return [
        ...side,
        { from: [-h, z], to: [-h + w * 0.36, z] },
        { from: [-h + w * 0.36, z], to: [h, z], isDoor: true, handleAt: 'to' },
      ];
  }
}

/** Rail that sliding doors hang from, with its rollers. */
function rail(params: ShowerEnclosureParams, w: number, z: number, top: number): Piece[] {
  if (!['sliding', 'bypass', 'tub-door'].includes(params.form)) return [];
  const rollers = [-0.36, -0.1, 0.14, 0.4].map((t) =>
    move(turn(cylinder(26, 12, 3), 'x', 90), w * t, top - 26, z + 22),
  );
  return [piece({ slot: 'metal' }, move(box(w, 34, 14, 3, 6), 0, top - 40, z), ...rollers)];
}

interface Tray {
  readonly width: number;
  readonly depth: number;
  readonly z: number;
}

/** Outline of the tray in plan, its y toward the wall; one corner is cut off for a neo-angle. */
function trayPlan(isCut: boolean, { width, depth, z }: Tray): Vec2[] {
  const h = width / 2;
  const cut = Math.min(width, depth) * 0.45;
  const corner: Vec2[] = isCut
    ? [
        [h - cut, -depth],
        [h, -(z - cut) - 20],
      ]
    : [[h, -depth]];
  return [[-h, -depth], ...corner, [h, 0], [-h, 0]];
}

/** Pieces of an enclosure in millimeters: floor at y = 0, the wall behind at z = 0. */
export function buildShowerEnclosure(params: ShowerEnclosureParams): Piece[] {
  const width = mmFromTenths(params.widthTenths);
  const height = mmFromTenths(params.heightTenths);
  const depth = Math.max(120, mmFromTenths(params.depthTenths));
  const tray = mmFromTenths(params.trayTenths);
  const panes = panesOf(params, width, depth);
  const z = mmFromTenths(params.depthTenths) > 0 ? depth - 60 : 60;
  const floor = trayPlan(params.form === 'neo-angle', { width, depth, z });
  const base =
    tray > 0
      ? [
          piece({ slot: 'tray' }, prism(floor, tray, { bevel: Math.min(8, tray * 0.2) })),
          piece({ slot: 'metal' }, move(cylinder(55, 4, 1.5), 0, tray - 1, depth * 0.42)),
        ]
      : [piece({ slot: 'metal' }, move(box(width, 10, 20, 2), 0, 0, z))];
  return [
    ...base,
    ...panes.flatMap((pane) =>
      panePieces(params, pane, Math.max(tray, 10), height - Math.max(tray, 10)),
    ),
    ...rail(params, width, z, height),
  ];
}
