// Cabinet runs along a wall or free in the room, with what stands in them.
import { type Cabinet, type RunNode, runNode } from '@wevisu/scene/document/nodes/run.ts';
import { fillRun, type RunEnd } from '@wevisu/scene/runs/fill-run.ts';
import type { Drawing, DrawnRun } from '../drawing/drawing.ts';
import { inchesOf, type Spot, tenths, tenthsPoint } from '../drawing/measure.ts';
import { COUNTER, type HoodWish, putPart, type RunPlace } from './appliances.ts';
import { type Part, readParts } from './parts.ts';

/** An end that something stands at: what is left over becomes a filler there. */
export type StretchEnd = RunEnd | 'tight';

export interface Stretch {
  readonly drawing: Drawing;
  /** Left end of the back as one faces the run, and any other place of it. */
  spot(along: number, out?: number): Spot;
  readonly length: number;
  readonly left: StretchEnd;
  readonly right: StretchEnd;
  readonly parts: string;
  readonly tier: RunNode['tier'];
  readonly wallId: string | null;
  readonly ceiling: number;
  readonly hood?: HoodWish;
  readonly wears?: DrawnRun['wears'];
  readonly splash?: boolean;
  readonly node?: Partial<RunNode>;
}

export interface Laid {
  readonly id: string;
  /** Parts that were asked for, each with its middle along the stretch. */
  readonly parts: readonly { readonly part: Part; readonly from: number; readonly to: number }[];
  readonly from: number;
  readonly to: number;
}

const MIN_CABINET = 200;

function filler(widthTenths: number): Omit<Cabinet, 'id'> {
  return { cabinet: 'filler', widthTenths, hinge: 'left', drawers: 0 };
}

/** Cabinets for a stretch and where they begin, or how much too short it is for its parts. */
export interface Fitted {
  readonly cabinets: readonly Omit<Cabinet, 'id'>[];
  /** From the stretch's left end, inches. */
  readonly from: number;
  readonly to: number;
  readonly parts: Laid['parts'];
  readonly short: number;
}

/** What a stretch is filled with, before anything is drawn. Inches. */
export function fitRun(
  of: Pick<Stretch, 'length' | 'left' | 'right' | 'tier'> & { readonly parts: readonly Part[] },
): Fitted {
  const { length, left, right, tier, parts } = of;
  const end = (one: StretchEnd): RunEnd => (one === 'tight' ? 'open' : one);
  const filled = fillRun({
    lengthTenths: tenths(length),
    left: end(left),
    right: end(right),
    tier,
    wanted: parts.map((part) => ({
      cabinet: part.cabinet,
      widthTenths: tenths(part.width),
      ...(part.word === 'sink' || part.word === 'cook' || part.width >= 24
        ? { hinge: 'pair' as const }
        : {}),
      ...(part.word === 'range' ? { isRange: true } : {}),
      ...(part.center === null ? {} : { centerTenths: tenths(part.center) }),
    })),
  });
  const short = inchesOf(filled.shortTenths);
  if (short > 0) return { cabinets: [], from: 0, to: 0, parts: [], short };
  let cabinets: Omit<Cabinet, 'id'>[] = [...filled.cabinets];
  let start = 0;
  if (filled.restTenths >= MIN_CABINET && left === 'tight') {
    cabinets = [filler(filled.restTenths), ...cabinets];
  } else if (filled.restTenths >= MIN_CABINET && right === 'tight') {
    cabinets = [...cabinets, filler(filled.restTenths)];
  } else if (left === 'open' && right !== 'open') start = filled.restTenths;
  const laid: Laid['parts'][number][] = [];
  let x = start;
  for (const { cabinet, widthTenths } of cabinets) {
    const part = parts[laid.length];
    if (part && cabinet === part.cabinet && widthTenths === tenths(part.width)) {
      laid.push({ part, from: inchesOf(x), to: inchesOf(x + widthTenths) });
    }
    x += widthTenths;
  }
  return { cabinets, from: inchesOf(start), to: inchesOf(x), parts: laid, short };
}

/** Adds a run with everything in it. Throws where it does not fit: what is drawn was planned, and must. */
export function layRun(stretch: Stretch): Laid {
  const { drawing, tier } = stretch;
  const parts = readParts(stretch.parts);
  const id = drawing.nameOf(`${tier}-run`);
  const fitted = fitRun({ ...stretch, parts });
  if (fitted.short > 0) {
    throw new Error(`'${stretch.parts}' is ${fitted.short} in too long for its wall`);
  }
  const isOpen = (one: StretchEnd) => one === 'open';
  const node = runNode.parse({
    type: 'run',
    levelId: drawing.levelId,
    tier,
    position: tenthsPoint(stretch.spot(fitted.from).at),
    rotationTenthsDeg: Math.round(((stretch.spot(0).turn + 360) % 360) * 10),
    cabinets: fitted.cabinets.map((one, i) => ({ ...one, id: `${id}-c${i + 1}` })),
    leftEnd: isOpen(stretch.left) ? 'panel' : 'plain',
    rightEnd: isOpen(stretch.right) ? 'panel' : 'plain',
    ...stretch.node,
  });
  drawing.runs.push({
    id,
    node,
    wears: stretch.wears ?? 'main',
    hasSplash: stretch.splash ?? false,
  });
  const place: RunPlace = {
    drawing,
    hostId: id,
    depth: inchesOf(node.depthTenths),
    ceiling: stretch.ceiling,
    wallId: stretch.wallId,
    hood: stretch.hood ?? 'wall',
    spot: (along, out) => stretch.spot(along, out),
  };
  for (const { part, from, to } of fitted.parts) putPart(place, part, (from + to) / 2);
  if (fitted.parts.length !== parts.length) {
    throw new Error(`'${stretch.parts}' lost parts in ${id}`);
  }
  return { id, parts: fitted.parts, from: fitted.from, to: fitted.to };
}

/** A counter on base cabinets; templates choose its stone. */
export const BARE_COUNTER = { covering: { sku: null, color: '#e9e6df' } } as const;
export { COUNTER };
