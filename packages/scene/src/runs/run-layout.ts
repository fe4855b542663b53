import type { Cabinet, RunNode } from '../document/nodes/run.ts';
import type { Polygon } from '../plane/polygon.ts';
import { applianceOpening } from './appliance-opening.ts';
import { type CounterPiece, countersOf } from './counter-outline.ts';
import type { HostedThing } from './hosted.ts';

/** One cabinet where it stands, in tenths, local to its run: x right, y toward the back, 0 at the back. */
export interface CabinetPlace {
  readonly cabinet: Cabinet;
  readonly fromTenths: number;
  readonly toTenths: number;
  /** The end of the run at which a corner cabinet turns into the next wall. */
  readonly corner: 'left' | 'right' | null;
  /** What it stands on; null for gaps. */
  readonly footprint: Polygon | null;
  /** No part of the run, and no counter, occupies this stretch. */
  readonly isOpen: boolean;
  /** Above the run's bottom: where its oven or microwave goes. */
  readonly appliance: { readonly bottomTenths: number; readonly topTenths: number } | null;
}

export interface RunLayout {
  /** Width of all cabinets, without end panels. */
  readonly widthTenths: number;
  readonly places: readonly CabinetPlace[];
  /** How far a panel or waterfall stands beyond the first and the last cabinet. */
  readonly leftEndTenths: number;
  readonly rightEndTenths: number;
  /** Bodies side by side, ends included, gaps left out. */
  readonly footprint: readonly Polygon[];
  readonly counters: readonly CounterPiece[];
  /** Upper face of the counter above the run's bottom; null without one. */
  readonly counterTopTenths: number | null;
  /** Highest point above the run's bottom: crown or counter. */
  readonly topTenths: number;
}

/** Gaps up to this width are undercounter appliances; wider ones ranges and refrigerators. */
const WIDEST_COVERED_GAP = 6_223;

/** Which wall a corner cabinet turns into: that of the run's end at which it stands. */
function cornerOf(run: RunNode, index: number): 'left' | 'right' | null {
  const one = run.cabinets[index];
  if (!one?.cabinet.startsWith('corner-')) return null;
  if (run.cabinets.length > 1) {
    if (index === 0) return 'left';
    if (index === run.cabinets.length - 1) return 'right';
  }
  return one.hinge === 'right' ? 'right' : 'left';
}

function footprintOf(place: Omit<CabinetPlace, 'footprint'>, depth: number): Polygon | null {
  const { cabinet, fromTenths: from, toTenths: to, corner } = place;
  if (cabinet.cabinet === 'gap') return null;
  const wide = to - from;
  const turns = cabinet.cabinet === 'corner-lazy-susan' || cabinet.cabinet === 'corner-diagonal';
  if (!turns || corner === null || wide <= depth) {
    return [
      [from, -depth],
      [to, -depth],
      [to, 0],
      [from, 0],
    ];
  }
  const inner = cabinet.cabinet === 'corner-diagonal' ? [] : ([[depth, -depth]] as const);
  const left = [[0, 0], [0, -wide], [depth, -wide], ...inner, [wide, -depth], [wide, 0]] as const;
  return corner === 'left'
    ? left.map(([x, y]) => [from + x, y])
    : left.map(([x, y]) => [to - x, y] as const).toReversed();
}

function isOpenGap(run: RunNode, cabinet: Cabinet, inside: readonly HostedThing[]): boolean {
  if (cabinet.cabinet !== 'gap') return false;
  if (run.counter === null) return true;
  const filling = inside.filter((one) => one.bottomMm * 10 < run.heightTenths / 2);
  if (filling.length === 0) return cabinet.widthTenths > WIDEST_COVERED_GAP;
  return filling.some((one) => one.topMm * 10 > run.heightTenths + 20);
}

/**
 * Where everything of a run lies. Pure; tenths of a millimeter. Things that the run carries decide
 * what a counter spans and what is cut out of it: without them gaps go by their width (a dishwasher's
 * 24 in is covered, a range's is not).
 */
export function runLayout(run: RunNode, hosted: readonly HostedThing[] = []): RunLayout {
  const depth = run.depthTenths;
  let x = 0;
  const places = run.cabinets.map((cabinet, index): CabinetPlace => {
    const fromTenths = x;
    x += cabinet.widthTenths;
    const toTenths = x;
    const inside = hosted.filter(({ fromX, toX }) => {
      const middle = (fromX + toX) * 5;
      return middle > fromTenths && middle < toTenths;
    });
    const place = {
      cabinet,
      fromTenths,
      toTenths,
      corner: cornerOf(run, index),
      isOpen: isOpenGap(run, cabinet, inside),
      appliance: applianceOpening(run, cabinet, inside),
    };
    return { ...place, footprint: footprintOf(place, depth) };
  });
  const endOf = (end: RunNode['leftEnd'], first: CabinetPlace | undefined): number => {
    if (end === 'plain' || !first || first.corner !== null || first.isOpen) return 0;
    return end === 'waterfall' && run.counter ? run.counter.thicknessTenths : 190;
  };
  const leftEndTenths = endOf(run.leftEnd, places[0]);
  const rightEndTenths = endOf(run.rightEnd, places.at(-1));
  const footprint = places.flatMap((place, i): Polygon[] => {
    if (!place.footprint) return [];
    const before = i === 0 ? leftEndTenths : 0;
    const after = i === places.length - 1 ? rightEndTenths : 0;
    if (before + after === 0) return [place.footprint];
    return [
      place.footprint.map(([px, py]) => [
        px === place.fromTenths ? px - before : px === place.toTenths ? px + after : px,
        py,
      ]),
    ];
  });
  const counterTopTenths = run.counter ? run.heightTenths + run.counter.thicknessTenths : null;
  return {
    widthTenths: x,
    places,
    leftEndTenths,
    rightEndTenths,
    footprint,
    counters: countersOf(run, places, { leftEndTenths, rightEndTenths }, hosted),
    counterTopTenths,
    topTenths: Math.max(counterTopTenths ?? 0, run.heightTenths + run.crownTenths),
  };
}
