import type { RunNode } from '../document/nodes/run.ts';
import { block } from '../geometry/boards.ts';
import { type Piece, piece } from '../geometry/part.ts';
import { type EdgeLevel, profiledSlab } from '../geometry/profiled-slab.ts';
import { move } from '../geometry/shape.ts';
import type { RunLayout } from './run-layout.ts';

type Counter = NonNullable<RunNode['counter']>;

/** How an edge stands back from bottom to top; millimeters. */
function edgeLevels(edge: Counter['edge'], thick: number): EdgeLevel[] {
  const round = (from: number, to: number, r: number, middle: number): EdgeLevel[] =>
    Array.from({ length: 6 }, (_, i) => {
      const angle = from + ((to - from) * i) / 5;
      return { y: middle + r * Math.sin(angle), inset: r - r * Math.cos(angle) };
    });
  switch (edge) {
    case 'bullnose':
      return round(-Math.PI / 2, Math.PI / 2, thick / 2, thick / 2);
    case 'half-bullnose': {
      const r = thick * 0.6;
      return [{ y: 0, inset: 0 }, ...round(0, Math.PI / 2, r, thick - r)];
    }
    case 'bevel': {
      const cut = Math.min(9, thick * 0.4);
      return [
        { y: 0, inset: 0 },
        { y: thick - cut, inset: 0 },
        { y: thick, inset: cut },
      ];
    }
    case 'ogee': {
      const low = thick * 0.28;
      const s = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => ({
        y: low + (thick - low) * t,
        inset: thick * 0.5 * (3 * t * t - 2 * t * t * t),
      }));
      return [{ y: 0, inset: 0 }, ...s];
    }
    case 'mitred':
      return [
        { y: 0, inset: 0 },
        { y: thick - 0.8, inset: 0 },
        { y: thick, inset: 0.8 },
      ];
    default:
      return [
        { y: 0, inset: 1 },
        { y: 1, inset: 0 },
        { y: thick - 2.5, inset: 0 },
        { y: thick - 0.8, inset: 0.8 },
        { y: thick, inset: 2.5 },
      ];
  }
}

/** Posts under a deep overhang, brackets under a lesser one. */
function supports(run: RunNode, counter: Counter, width: number): Piece[] {
  const over = counter.backOverhangTenths / 10;
  const top = run.heightTenths / 10;
  if (over < 250) return [];
  if (over >= 457) {
    const leg = 89;
    return [60, width - 60 - leg].map((x) =>
      piece(
        { slot: 'front', grain: 'y' },
        block([x, 0, -over + 50], [x + leg, top, -over + 50 + leg]),
        block([x - 8, 0, -over + 42], [x + leg + 8, 90, -over + 58 + leg]),
      ),
    );
  }
  const reach = over * 0.72;
  const drop = Math.min(280, reach * 1.1);
  const count = Math.max(2, Math.ceil((width - 200) / 813) + 1);
  return Array.from({ length: count }, (_, i) => {
    const x = 100 + ((width - 245) * i) / (count - 1);
    return piece(
      { slot: 'front' },
      block([x, top - 22, -reach], [x + 45, top, 0]),
      block([x, top - drop, -22], [x + 45, top - 22, 0]),
      block([x + 6, top - drop * 0.55, -reach * 0.55], [x + 39, top - 22, -22]),
    );
  });
}

/** Counters, waterfall ends and what holds an overhang up. */
export function counterPieces(run: RunNode, layout: RunLayout): Piece[] {
  const { counter } = run;
  if (!counter) return [];
  const thick = counter.thicknessTenths / 10;
  const top = run.heightTenths / 10;
  const slabs = layout.counters.map((one) =>
    piece(
      { slot: 'counter' },
      move(
        profiledSlab({
          outline: one.outline.map(([x, y]) => [x / 10, y / 10]),
          shaped: one.seen,
          holes: one.holes.map((hole) => hole.map(([x, y]) => [x / 10, y / 10] as const)),
          levels: edgeLevels(counter.edge, thick),
        }),
        0,
        top,
        0,
      ),
    ),
  );
  const front = (run.depthTenths + counter.overhangTenths) / 10;
  const back = -counter.backOverhangTenths / 10;
  const fall = (from: number, to: number) =>
    piece({ slot: 'counter' }, block([from, 0, back], [to, top + 0.5, front - 0.5]));
  const width = layout.widthTenths / 10;
  return [
    ...slabs,
    ...(run.leftEnd === 'waterfall' && layout.leftEndTenths > 0
      ? [fall(-layout.leftEndTenths / 10, -0.2)]
      : []),
    ...(run.rightEnd === 'waterfall' && layout.rightEndTenths > 0
      ? [fall(width + 0.2, width + layout.rightEndTenths / 10)]
      : []),
    ...supports(run, counter, width),
  ];
}
