// The walls of a house from the outlines of its rooms: edges of one line that touch are one wall.

import type { Inches } from '@wevisu/layout/drawing/measure.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { RoomSpec } from './shell.ts';

export interface WallLine {
  readonly id: NodeId;
  readonly from: Inches;
  readonly to: Inches;
  holds(point: Inches): boolean;
  /** Distance from `from` to the foot of a point. */
  along(point: Inches): number;
  isLeft(direction: Inches): boolean;
}

interface Span {
  readonly low: number;
  readonly high: number;
}

type Axis = 'x' | 'y';

/** Spans of one line, joined where they touch. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.low - b.low)) {
    const last = result.at(-1);
    if (last && span.low <= last.high) {
      result[result.length - 1] = { low: last.low, high: Math.max(last.high, span.high) };
    } else result.push(span);
  }
  return result;
}

function wallLine(id: NodeId, from: Inches, to: Inches): WallLine {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const along = ([x, y]: Inches) => (x - from[0]) * dx + (y - from[1]) * dy;
  return {
    id,
    from,
    to,
    along,
    holds([x, y]) {
      const at = along([x, y]);
      const off = (y - from[1]) * dx - (x - from[0]) * dy;
      return Math.abs(off) < 0.01 && at > 0 && at < long;
    },
    isLeft: ([x, y]) => y * dx - x * dy > 0,
  };
}

export function wallLines(rooms: readonly RoomSpec[]): WallLine[] {
  const lines: Record<Axis, Map<number, Span[]>> = { x: new Map(), y: new Map() };
  const slanted: (readonly [Inches, Inches])[] = [];
  for (const { outline, open = [] } of rooms) {
    for (const [i, from] of outline.entries()) {
      const to = outline[(i + 1) % outline.length];
      if (!to || open.includes(i)) continue;
      const axis: Axis | null = from[1] === to[1] ? 'x' : from[0] === to[0] ? 'y' : null;
      if (!axis) {
        slanted.push([from, to]);
        continue;
      }
      const [line, a, b] = axis === 'x' ? [from[1], from[0], to[0]] : [from[0], from[1], to[1]];
      const spans = lines[axis].get(line) ?? [];
      spans.push({ low: Math.min(a, b), high: Math.max(a, b) });
      lines[axis].set(line, spans);
    }
  }
  const across = [...lines.x].flatMap(([line, spans]) =>
    joined(spans).map(({ low, high }) => ({ line, low, high })),
  );
  // A wall that would cross another is two, one on each side of it.
  const upward = [...lines.y].flatMap(([line, spans]) =>
    joined(spans).flatMap(({ low, high }) => {
      const cuts = across
        .filter((one) => one.low < line && one.high > line && one.line > low && one.line < high)
        .map((one) => one.line)
        .sort((a, b) => a - b);
      const stops = [low, ...cuts, high];
      return stops.slice(1).map((end, i) => ({ line, low: stops[i] ?? low, high: end }));
    }),
  );
  const all: (readonly [Inches, Inches])[] = [
    ...across.map(
      ({ line, low, high }) =>
        [
          [low, line],
          [high, line],
        ] as const,
    ),
    ...upward.map(
      ({ line, low, high }) =>
        [
          [line, low],
          [line, high],
        ] as const,
    ),
    ...slanted,
  ];
  return all.map(([from, to], i) => wallLine(`wall-${i + 1}`, from, to));
}
