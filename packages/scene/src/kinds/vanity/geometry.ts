import { knobHead, pullShape, stem } from '../../fittings/cabinet-pull.ts';
import { box, prism, slab } from '../../geometry/extrude.ts';
import { type Outline, roundedRectangle, shift } from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { cylinder, revolve, smoothProfile } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import { basinsOf } from './basins.ts';
import { FRONT, front } from './fronts.ts';
import type { VanityParams } from './schema.ts';

interface Measures {
  readonly w: number;
  readonly d: number;
  /** Underside of the countertop. */
  readonly under: number;
  readonly top: number;
  /** Where the box begins above the floor. */
  readonly foot: number;
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly pull: 'left' | 'right' | 'middle';
}

/** Fronts of the box, in its own plane: bays of doors and stacks of drawers. */
function cellsOf(params: VanityParams, w: number, h: number): Cell[] {
  const gap = 4;
  const doors = (x: number, wide: number): Cell[] => {
    if (wide < 420) return [{ x, y: 0, w: wide - gap, h, pull: 'left' }];
    const half = wide / 2;
    return [
      { x: x - half / 2, y: 0, w: half - gap, h, pull: 'right' },
      { x: x + half / 2, y: 0, w: half - gap, h, pull: 'left' },
    ];
  };
  const drawers = (x: number, wide: number, count = 3): Cell[] =>
    Array.from({ length: count }, (_, i) => ({
      x,
      y: (h * i) / count,
      w: wide - gap,
      h: h / count - gap,
      pull: 'middle' as const,
    }));
  const side = Math.min(w * 0.34, 460);
  switch (params.layout) {
    case 'drawers-left':
      return [...drawers(-w / 2 + side / 2, side), ...doors(side / 2, w - side)];
    case 'drawers-right':
      return [...doors(-side / 2, w - side), ...drawers(w / 2 - side / 2, side)];
    case 'drawers-both': {
      const s = Math.min(w * 0.27, 420);
      return [...drawers(-w / 2 + s / 2, s), ...doors(0, w - 2 * s), ...drawers(w / 2 - s / 2, s)];
    }
    case 'drawers-center': {
      const s = Math.min(w * 0.28, 460);
      const rest = (w - s) / 2;
      return [
        ...doors(-s / 2 - rest / 2, rest),
        ...drawers(0, s),
        ...doors(s / 2 + rest / 2, rest),
      ];
    }
    case 'drawers': {
      const columns = w > 1300 ? 2 : 1;
      return Array.from({ length: columns }, (_, i) =>
        drawers((i - (columns - 1) / 2) * (w / columns), w / columns, 2),
      ).flat();
    }
    default: {
      const bays = w > 1350 ? 2 : 1;
      return Array.from({ length: bays }, (_, i) =>
        doors((i - (bays - 1) / 2) * (w / bays), w / bays),
      ).flat();
    }
  }
}

function pull(params: VanityParams, cell: Cell): Shape | null {
  const long = Math.min(160, cell.w * 0.4);
  const m = { length: long, centers: long * 0.8, thick: 11, out: 30 };
  switch (params.hardware) {
    case 'none':
      return null;
    case 'knob':
      return merge(stem(5, 14), knobHead('round-knob', 30, 13, 28));
    case 'cup':
      return pullShape('cup-pull', { ...m, length: 96, out: 24 });
    case 'arch':
      return pullShape('arch-pull', { ...m, length: Math.min(120, long) });
    case 'ring':
      return pullShape('ring-pull', { ...m, length: 48, thick: 5, out: 22 });
    case 'edge':
      return pullShape('edge-pull', { ...m, out: 20 });
    default:
      return pullShape('bar-pull', m);
  }
}

function fronted(params: VanityParams, cell: Cell): Piece[] {
  const leaf = front(params.front, cell.w, cell.h);
  const handle = pull(params, cell);
  if (handle === null) return leaf;
  const isDrawer = cell.pull === 'middle';
  const upright = !isDrawer && (params.hardware === 'bar' || params.hardware === 'arch');
  const shape = upright ? turn(handle, 'z', 90) : handle;
  const x = isDrawer ? 0 : (cell.pull === 'left' ? -1 : 1) * (cell.w / 2 - 30);
  const y = isDrawer
    ? params.hardware === 'edge'
      ? cell.h - 8
      : cell.h * 0.62
    : cell.h - (upright ? 120 : 70);
  return [...leaf, piece({ slot: 'hardware' }, move(shape, x, y, FRONT))];
}

function support(params: VanityParams, m: Measures): Piece[] {
  const corners = (shape: Shape) =>
    merge(
      ...[-1, 1].flatMap((x) => [40, m.d - 46].map((z) => move(shape, x * (m.w / 2 - 34), 0, z))),
    );
  switch (params.support) {
    case 'toe-kick':
      return [
        piece({ slot: 'cabinet' }, move(box(m.w - 6, m.foot, m.d - 90, 1), 0, 0, (m.d - 90) / 2)),
      ];
    case 'feet':
      return [piece({ slot: 'cabinet' }, corners(box(64, m.foot + 4, 64, 5, 8)))];
    case 'turned-legs':
      return [
        piece(
          { slot: 'cabinet' },
          corners(
            revolve(
              smoothProfile([
                [12, 0],
                [22, 30],
                [14, m.foot * 0.4],
                [30, m.foot * 0.7],
                [26, m.foot],
              ]),
            ),
          ),
        ),
      ];
    case 'metal-frame': {
      const bar = (w: number, h: number, d: number, x: number, y: number, z: number) =>
        move(box(w, h, d, 1.5), x, y, z);
      const legs = [-1, 1].flatMap((x) =>
        [26, m.d - 30].map((z) => bar(24, m.under, 24, x * (m.w / 2 - 14), 0, z)),
      );
      const rails = [26, m.d - 30].map((z) => bar(m.w - 40, 20, 20, 0, m.foot - 20, z));
      return [piece({ slot: 'hardware' }, ...legs, ...rails)];
    }
    default:
      return [];
  }
}

/** Pieces of a vanity in millimeters: floor (or underside) at y = 0, back at z = 0. */
export function buildVanity(params: VanityParams): Piece[] {
  const thick = mmFromTenths(params.topThicknessTenths);
  const top = mmFromTenths(params.heightTenths);
  const tall = { 'toe-kick': 100, feet: 110, 'turned-legs': 170, floating: 0, 'metal-frame': 230 }[
    params.support
  ];
  const m: Measures = {
    w: mmFromTenths(params.widthTenths),
    d: mmFromTenths(params.depthTenths),
    under: top - thick,
    top,
    foot: Math.min(tall, (top - thick) * 0.4),
  };
  const shelf = params.openShelf ? Math.min(190, (m.under - m.foot) * 0.34) : 0;
  const boxFoot = m.foot + shelf;
  // Open at the top, so that the basin is seen through the countertop.
  const inner = m.d - FRONT - 22;
  const carcass = merge(
    prism(roundedRectangle(m.w - 30, inner, 1), m.under - boxFoot, {
      holes: [roundedRectangle(m.w - 66, inner - 36, 1)],
    }),
    slab(m.w - 66, 16, inner - 36, 0),
  );
  const body = move(carcass, 0, boxFoot, inner / 2);
  const face = m.d - FRONT - 20;
  const fronts = cellsOf(params, m.w - 34, m.under - boxFoot - 16).flatMap((cell) =>
    changed(fronted(params, cell), (s) => move(s, cell.x, boxFoot + 8 + cell.y, face)),
  );
  const slats =
    shelf === 0
      ? []
      : Array.from({ length: 8 }, (_, i) =>
          move(box(m.w - 60, 18, (m.d - 60) / 10, 2), 0, m.foot + 10, 40 + (i * (m.d - 80)) / 7.4),
        );
  const posts =
    shelf === 0
      ? []
      : [-1, 1].flatMap((x) =>
          [30, m.d - 50].map((z) =>
            move(box(44, boxFoot - m.foot + 4, 44, 2), x * (m.w / 2 - 38), m.foot, z),
          ),
        );
  const { pieces: basins, holes } = basinsOf(params, m);
  const slabHoles: Outline[] = holes.map((hole) =>
    shift(hole.outline, hole.x, -(hole.z - m.d / 2)),
  );
  const counter =
    slabHoles.length === 0
      ? slab(m.w, thick, m.d, Math.min(4, thick * 0.2), 3)
      : prism(roundedRectangle(m.w, m.d, 3), thick, {
          holes: slabHoles,
          bevel: Math.min(3, thick * 0.2),
        });
  const splash = mmFromTenths(params.backsplashTenths);
  return [
    piece({ slot: 'cabinet', grain: 'y' }, body, ...posts),
    ...(slats.length === 0 ? [] : [piece({ slot: 'cabinet' }, merge(...slats))]),
    ...support(params, m),
    ...fronts,
    piece({ slot: 'top' }, move(counter, 0, m.under, m.d / 2)),
    ...(splash === 0 ? [] : [piece({ slot: 'top' }, move(box(m.w, splash, 20, 2), 0, top, 10))]),
    ...basins,
    ...(params.basin === 'none'
      ? [piece({ fixed: 'cavity' }, move(cylinder(18, 1, 0.3), 0, top, m.d * 0.3))]
      : []),
  ];
}

export type { Measures as VanityMeasures };
