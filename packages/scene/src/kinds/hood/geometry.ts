import { knobRow } from '../../fittings/oven-door.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { loft } from '../../geometry/loft.ts';
import { roundedRectangle } from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { ball, cylinder } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { HoodParams } from './schema.ts';

interface Station {
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** Skin over rectangles at heights; the back stays flat at z = 0 unless the hood hangs free. */
function tower(stations: readonly Station[], isFree: boolean, corner = 6): Shape {
  return loft(
    stations.map(({ y, width, depth }) =>
      [...roundedRectangle(width, depth, corner, 3)]
        .reverse()
        .map(([x, z]): Vec3 => [x, y, z + (isFree ? 0 : depth / 2)]),
    ),
  );
}

function eased(from: Station, to: Station, curve: number, steps = 14): Station[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const bend = t ** curve;
    return {
      y: from.y + (to.y - from.y) * t,
      width: from.width + (to.width - from.width) * bend,
      depth: from.depth + (to.depth - from.depth) * bend,
    };
  });
}

/** What is seen from below: filters and two lamps. */
function underside(width: number, depth: number, z: number): Piece[] {
  const filter = (x: number) => move(box(width * 0.38, 6, depth * 0.6, 1.5, 3), x, -3, z);
  const slots = [-1, 1].flatMap((side) =>
    Array.from({ length: 7 }, (_, i) =>
      move(
        box(width * 0.34, 3, 7, 0.8),
        side * width * 0.21,
        -5,
        z - depth * 0.24 + (i * depth * 0.48) / 6,
      ),
    ),
  );
  const lamp = (x: number) => move(cylinder(22, 6, 1.5), x, -4, z + depth * 0.39);
  return [
    piece({ fixed: 'stainless-steel' }, filter(-width * 0.21), filter(width * 0.21)),
    piece({ fixed: 'cavity' }, merge(...slots)),
    piece({ fixed: 'lamp' }, lamp(-width * 0.28), lamp(width * 0.28)),
  ];
}

function controls(params: HoodParams, y: number, z: number): Piece[] {
  if (params.controls === 'none') return [];
  if (params.controls === 'knobs') {
    return changed(knobRow({ style: 'round', count: 2, from: -34, to: 34, radius: 13 }), (s) =>
      move(s, 0, y, z),
    );
  }
  if (params.controls === 'touch') {
    return [piece({ fixed: 'glass-black' }, move(box(170, 26, 2, 0.6, 6), 0, y - 13, z + 0.5))];
  }
  const buttons = [-2, -1, 0, 1, 2].map((i) =>
    move(turn(cylinder(7, 4, 1.2), 'x', 90), i * 26, y, z),
  );
  return [piece({ slot: 'trim' }, merge(...buttons))];
}

/** Flat strips around the body, with rivets where asked. */
function bands(params: HoodParams, at: (share: number) => Station, isFree: boolean): Piece[] {
  return Array.from({ length: params.bands }, (_, i) => {
    const station = at(params.bands === 1 ? 0 : i / (params.bands - 1));
    const { y, width, depth } = station;
    const strip = tower(
      [
        { y: y - 20, width: width + 8, depth: depth + 4 },
        { y: y + 20, width: width + 8, depth: depth + 4 },
      ],
      isFree,
      4,
    );
    const count = Math.max(6, Math.round(width / 70));
    const z = isFree ? depth / 2 + 2 : depth + 4;
    const rivets = !params.rivets
      ? []
      : Array.from({ length: count }, (_, k) =>
          move(ball(5), -width / 2 + (width * (k + 0.5)) / count, y, z),
        );
    return piece({ slot: 'trim' }, strip, ...rivets);
  });
}

/** Pieces of a hood in millimeters: its lower edge at y = 0, its back at z = 0, or centered if it hangs free. */
export function buildHood(params: HoodParams): Piece[] {
  const width = mmFromTenths(params.widthTenths);
  const height = mmFromTenths(params.heightTenths);
  const depth = mmFromTenths(params.depthTenths);
  const isFree = params.form === 'island';
  const canopy = Math.min(mmFromTenths(params.canopyTenths), height * 0.72);
  const stack = Math.min(mmFromTenths(params.chimneyWidthTenths), width * 0.7);
  const stackDepth = Math.min(300, depth * 0.6);
  const foot: Station = { y: 0, width, depth };
  const rim: Station = { y: canopy, width, depth };
  const neck: Station = { y: height, width: stack, depth: stackDepth };
  const z = isFree ? 0 : depth / 2;
  const front = isFree ? depth / 2 : depth;
  const chimney = (from: number) =>
    piece({ slot: 'body', grain: 'y' }, tower([{ ...neck, y: from }, neck], isFree, 3));
  const under = underside(width - 60, depth - 60, z);
  switch (params.form) {
    case 'under-cabinet':
    case 'box': {
      const body = move(
        extrude(roundedRectangle(width, height, 6), depth, { bevel: 3 }),
        0,
        height / 2,
        isFree ? -depth / 2 : 0,
      );
      return [
        piece({ slot: 'body' }, body),
        ...under,
        ...controls(params, Math.min(30, height * 0.3), front),
        ...bands(params, (t) => ({ ...foot, y: 26 + t * (height - 52) }), isFree),
      ];
    }
    case 'tapered':
    case 'bell': {
      const lip = Math.max(60, canopy * 0.4);
      const top: Station = { y: height, width: Math.max(stack, width * 0.42), depth: depth * 0.62 };
      const skirt = eased(
        { ...rim, y: lip },
        top,
        params.form === 'bell' ? 0.5 : 1,
        params.form === 'bell' ? 16 : 2,
      );
      const body = tower([foot, { ...foot, y: lip }, ...skirt.slice(1)], isFree);
      const at = (t: number): Station =>
        t === 0 ? { ...foot, y: lip / 2 } : (skirt[Math.round(t * (skirt.length - 1))] ?? top);
      return [
        piece({ slot: 'body' }, body),
        ...under,
        ...controls(params, lip * 0.4, front),
        ...bands(params, (t) => (t === 1 ? { ...at(1), y: height - 20 } : at(t)), isFree),
      ];
    }
    case 'pyramid': {
      const shoulder: Station = {
        y: Math.min(height * 0.6, canopy + 220),
        width: stack + 20,
        depth: stackDepth + 10,
      };
      const body = tower([foot, { ...foot, y: canopy * 0.5 }, shoulder], isFree);
      return [
        piece({ slot: 'body' }, body),
        chimney(shoulder.y - 4),
        ...under,
        ...controls(params, canopy * 0.25, front),
        ...bands(params, () => ({ ...foot, y: 24 }), isFree),
      ];
    }
    case 'curved-glass': {
      const wing = Array.from({ length: 25 }, (_, i): [number, number] => {
        const x = -width / 2 + (width * i) / 24;
        return [x, 46 - 42 * (Math.abs(x) / (width / 2)) ** 2];
      });
      const sheet = [...wing, ...[...wing].reverse().map(([x, y]): [number, number] => [x, y + 8])];
      const glass = move(extrude(sheet, depth, { bevel: 0.6 }), 0, 0, isFree ? -depth / 2 : 0);
      const core = tower(
        [
          { y: 14, width: width * 0.62, depth: depth * 0.86 },
          { y: canopy + 20, width: width * 0.5, depth: depth * 0.7 },
        ],
        isFree,
      );
      return [
        piece({ fixed: 'glass-smoke' }, glass),
        piece({ slot: 'body' }, core),
        chimney(canopy),
        ...underside(width * 0.55, depth * 0.7, isFree ? 0 : depth * 0.43),
        ...controls(params, canopy * 0.45 + 14, isFree ? depth * 0.41 : depth * 0.82),
      ];
    }
    default: {
      const slope: Station = { y: canopy + 60, width: stack + 40, depth: stackDepth + 20 };
      return [
        piece(
          { slot: 'body' },
          tower([foot, rim], isFree),
          tower([{ ...rim, y: canopy - 2 }, slope], isFree),
        ),
        chimney(slope.y - 4),
        ...under,
        ...controls(params, canopy * 0.5, front),
        ...bands(params, () => ({ ...foot, y: 22 }), isFree),
      ];
    }
  }
}
