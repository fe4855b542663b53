// Tall units: pantries, ovens, and refrigerators between two panels below a cabinet.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { inchesOf, type Spot, tenths } from '../drawing/measure.ts';
import type { DrawnRoom, Side } from '../drawing/side.ts';
import { readParts } from './parts.ts';
import { layRun } from './runs.ts';

const PANEL = inchesOf(203);
/** Stock heights above are 18 and 24 in. */
const OVER_FRIDGE = 72;

/** Tops of wall and tall cabinets below a ceiling. */
export function tallTop(ceiling: number): number {
  return ceiling >= 104 ? 96 : 90;
}

/** A layout asks thousands of times for the same few. */
const widths = new Map<string, number>();

export function tallWidth(text = ''): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  const width = readParts(text).reduce(
    (sum, part) => sum + (part.word === 'fridge' ? part.width + 1 + 2 * PANEL : part.width),
    0,
  );
  widths.set(text, width);
  return width;
}

/** Tall units side by side; a refrigerator stands between two panels below a cabinet. */
export function layTall(
  drawing: Drawing,
  room: DrawnRoom,
  side: Side,
  from: number,
  text: string,
  handle: 'left' | 'right',
): void {
  let at = from;
  for (const part of readParts(text)) {
    const isFridge = part.word === 'fridge';
    const wide = tallWidth(`${part.word}${part.width}`);
    const here = at;
    const spot = (along: number, out?: number) => side.spot(here + along, out);
    const top = tallTop(room.ceiling);
    const common = { drawing, spot, wallId: side.wallId, ceiling: room.ceiling, length: wide };
    if (!isFridge) {
      layRun({
        ...common,
        left: 'open',
        right: 'open',
        parts: `${part.word}${part.width}`,
        tier: 'tall',
        node: { heightTenths: tenths(top), leftEnd: 'plain', rightEnd: 'plain' },
      });
    } else {
      const id = drawing.nameOf('tall-run');
      layFridge({ ...common, id, part: part.width, top, handle });
    }
    at += wide;
  }
}

function layFridge(given: {
  readonly drawing: Drawing;
  readonly id: string;
  readonly part: number;
  readonly top: number;
  readonly length: number;
  readonly wallId: string | null;
  readonly ceiling: number;
  /** The side that its counter is on. */
  readonly handle: 'left' | 'right';
  spot(along: number, out?: number): Spot;
}): void {
  const { drawing, part, top, length, spot } = given;
  const common = { drawing, wallId: given.wallId, ceiling: given.ceiling, tier: 'tall' as const };
  const panel = { heightTenths: tenths(top), depthTenths: tenths(26), toeKickTenths: 0 };
  for (const at of [0, length - PANEL]) {
    const id = drawing.nameOf('tall-panel');
    drawing.runs.push({
      id,
      wears: 'main',
      hasSplash: false,
      node: {
        ...bareRun(drawing.levelId, spot(at)),
        tier: 'tall',
        ...panel,
        cabinets: [
          { id: `${id}-c1`, cabinet: 'panel', widthTenths: 203, hinge: 'left', drawers: 0 },
        ],
      },
    });
  }
  layRun({
    ...common,
    spot: (along, out) => spot(along + PANEL, out),
    length: length - 2 * PANEL,
    left: 'open',
    right: 'tight',
    parts: `doors${part - (part % 3)}`,
    tier: 'wall',
    node: {
      elevationTenths: tenths(OVER_FRIDGE),
      depthTenths: tenths(24),
      heightTenths: tenths(top - OVER_FRIDGE),
      toeKickTenths: 0,
      leftEnd: 'plain',
      rightEnd: 'plain',
    },
  });
  drawing.put({
    kind: 'refrigerator',
    params: { widthTenths: tenths(part) },
    role: 'refrigerator',
    // Side-by-side doors want counter on both sides, and a tall unit has it on one at most.
    allow: part < 33 ? {} : { layout: ['french-door', 'four-door'] },
    fitted: () => ({ hingeSide: given.handle === 'left' ? 'right' : 'left' }),
    most: { heightTenths: 71.5 },
    place: { spot: spot(length / 2, 1), by: 'back', height: { bottom: 0 } },
  });
}

function bareRun(levelId: NodeId, spot: Spot) {
  return {
    type: 'run' as const,
    levelId,
    position: [tenths(spot.at[0]), tenths(spot.at[1])] as const,
    rotationTenthsDeg: Math.round(((spot.turn + 360) % 360) * 10),
    elevationTenths: 0,
    doorStyle: 'shaker' as const,
    finish: 'paint-white-dove',
    cabinetSku: null,
    hardwareSku: null,
    leftEnd: 'plain' as const,
    rightEnd: 'plain' as const,
    crownTenths: 0,
    counter: null,
    backsplash: null,
    locked: false,
  };
}
