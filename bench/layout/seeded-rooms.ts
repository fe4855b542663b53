// Rooms by seed, from a closet to a hall: rectangles, L-shapes, cut corners and slants, with doors and windows where they
// fit. The same seed gives the same room. Inches.

import { type Inches, tenths, tenthsPoint, widened } from '@wevisu/layout/drawing/measure.ts';
import { type SceneNode, sceneNode } from '@wevisu/scene/document/node.ts';
import type { RoomUse } from '@wevisu/scene/document/nodes/room.ts';
import { SCENE_VERSION, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { createDraw } from '../random.ts';

const WALL = 4.5;
export const ROOM = 'room';

const outlines = {
  rectangle: (w: number, d: number): Inches[] => [
    [0, 0],
    [w, 0],
    [w, d],
    [0, d],
  ],
  l: (w: number, d: number, x: number, y: number): Inches[] => [
    [0, 0],
    [w, 0],
    [w, d * y],
    [w * x, d * y],
    [w * x, d],
    [0, d],
  ],
  cut: (w: number, d: number, x: number, y: number): Inches[] => [
    [0, 0],
    [w, 0],
    [w, d * y],
    [w * x, d],
    [0, d],
  ],
  slant: (w: number, d: number, x: number): Inches[] => [
    [0, 0],
    [w, 0],
    [w * x, d],
    [0, d],
  ],
} as const;
export type OutlineName = keyof typeof outlines;

const shares: readonly (readonly [OutlineName, number])[] = [
  ['rectangle', 0.6],
  ['l', 0.2],
  ['cut', 0.12],
  ['slant', 0.08],
];

function nameOf(use: RoomUse): string {
  return `${use.charAt(0).toUpperCase()}${use.slice(1)}`;
}

function outlineName(part: number): OutlineName {
  let left = part;
  for (const [name, share] of shares) {
    if (left < share) return name;
    left -= share;
  }
  return 'rectangle';
}

interface Span {
  readonly wall: number;
  readonly from: number;
  readonly to: number;
}

export interface SeededRoom {
  readonly seed: number;
  readonly outline: OutlineName;
  readonly document: SceneDocument;
}

/** A kitchen's empty room. */
export function seededKitchen(seed: number): SeededRoom {
  return seededRoom(seed, 'kitchen');
}

type Range = readonly [least: number, most: number];

/** What is usual for a use, inches. */
interface Usual {
  readonly short: Range;
  readonly long: Range;
  readonly door: Range;
  readonly windows: number;
  readonly window: Range;
  readonly sills: readonly [usual: number, low: number];
  /** Whether one walks in through a passage as often as through a door. */
  readonly isOpen?: boolean;
  /** Outdoors: at the wall of a house, in a corner of two, else without walls; one goes out through a glass door. */
  readonly isOutdoors?: boolean;
}

const OPEN: Range = [84, 240];

const COMMON = { windows: 3, window: [24, 60], sills: [44, 24] } as const;

/** Mostly one door, seldom two. */
const usual: Readonly<Partial<Record<RoomUse, Usual>>> = {
  bath: {
    ...{ short: [60, 108], long: [84, 168], door: [28, 34] },
    ...{ windows: 1, window: [24, 36], sills: [54, 44] },
  },
  'powder-room': {
    ...{ short: [36, 60], long: [60, 96], door: [28, 32] },
    ...{ windows: 1, window: [18, 24], sills: [60, 54] },
  },
  bedroom: {
    ...{ short: [108, 168], long: [120, 216], door: [30, 36] },
    ...COMMON,
  },
  living: { short: [126, 192], long: [150, 252], door: [32, 60], ...COMMON, isOpen: true },
  dining: { short: [108, 156], long: [120, 204], door: [32, 60], ...COMMON, isOpen: true },
  office: { short: [96, 138], long: [108, 168], door: [30, 36], ...COMMON },
  laundry: {
    ...{ short: [60, 114], long: [72, 156], door: [30, 36] },
    ...{ windows: 1, window: [24, 36], sills: [50, 44] },
  },
  patio: {
    ...{ short: [108, 216], long: [132, 300], door: [60, 96], windows: 2, window: [30, 60] },
    ...{ sills: [36, 30], isOutdoors: true },
  },
  entry: { short: [60, 120], long: [84, 168], door: [34, 48], ...COMMON, windows: 1, isOpen: true },
};

/**
 * An empty room. Where its use has no size of its own: 7 to 20 ft each way, one or two doors or passages, up to three
 * windows.
 */
export function seededRoom(seed: number, use: RoomUse): SeededRoom {
  const draw = createDraw(seed);
  const random = () => draw.below(1_000_000) / 1_000_000;
  const between = (low: number, high: number) => low + draw.below(high - low + 1);
  const own = usual[use];
  const [one, other] = [between(...(own?.long ?? OPEN)), between(...(own?.short ?? OPEN))];
  const [w, d] = own && random() < 0.5 ? [other, one] : [one, other];
  const outline = outlineName(random());
  const inner = outlines[outline](w, d, 0.5 + random() * 0.3, 0.45 + random() * 0.3);
  const corners = widened(inner, WALL / 2);
  const nodes: Record<string, SceneNode> = {};
  const put = (id: string, node: Readonly<Record<string, unknown>>) => {
    nodes[id] = sceneNode.parse(node);
  };
  const height = random() < 0.5 ? 96 : 108;
  put('level', { type: 'level', name: 'First floor', heightTenths: tenths(height) });
  const points = corners.map(tenthsPoint);
  put(ROOM, { type: 'room', levelId: 'level', name: nameOf(use), use, outline: points });
  const walled = [...points.keys()];
  if (own?.isOutdoors) {
    const house = Math.floor(random() * points.length);
    walled.splice(0, points.length, house);
    if (random() < 0.4) walled.push((house + 1) % points.length);
  }
  for (const i of walled) {
    const from = points[i] ?? [0, 0];
    const to = points[(i + 1) % points.length] ?? from;
    put(`wall-${i}`, { type: 'wall', levelId: 'level', from, to, thicknessTenths: tenths(WALL) });
  }
  const taken: Span[] = [];
  function cut(id: string, width: number, more: Readonly<Record<string, unknown>>): void {
    for (let tries = 0; tries < 8; tries++) {
      const wall = walled[Math.floor(random() * walled.length)] ?? 0;
      const [a, b] = [corners[wall], corners[(wall + 1) % corners.length]];
      if (!a || !b) continue;
      const room = Math.hypot(b[0] - a[0], b[1] - a[1]) - 2 * (WALL + 6) - width;
      if (room < 0) continue;
      const from = WALL + 6 + random() * room;
      const span: Span = { wall, from, to: from + width };
      const meets = (one: Span) =>
        one.wall === wall && one.from < span.to + 8 && one.to > span.from - 8;
      if (taken.some(meets)) continue;
      taken.push(span);
      const atTenths = tenths(from + width / 2);
      const size = { widthTenths: tenths(width), atTenths };
      put(id, { type: 'opening', wallId: `wall-${wall}`, ...size, ...more });
      return;
    }
  }
  const doors = own ? (random() < 0.2 ? 2 : 1) : between(1, 2);
  for (let i = 0; i < doors; i++) {
    const isOpen = (!own || own.isOpen) && random() < 0.5;
    const inside = isOpen ? 'passage' : 'door-single';
    const style = own?.isOutdoors ? 'door-sliding-glass' : inside;
    const hinge = random() < 0.5 ? 'left' : 'right';
    const side = random() < 0.5 ? 'left' : 'right';
    const width = between(...(own?.door ?? [32, style === 'passage' ? 60 : 36]));
    cut(`door-${i}`, width, { style, heightTenths: tenths(82), hinge, side });
  }
  const [high, low] = own?.sills ?? [44, 24];
  for (let i = between(0, own?.windows ?? 3); i > 0; i--) {
    const sill = random() < 0.7 ? high : low;
    const heightTenths = tenths(80 - sill);
    cut(`window-${i}`, between(...(own?.window ?? [24, 60])), {
      ...{ style: 'window-casement', sillTenths: tenths(sill), heightTenths },
    });
  }
  const document: SceneDocument = {
    ...{ format: 'wevisu-scene', version: SCENE_VERSION, name: `${nameOf(use)} ${seed}` },
    ...{ style: null, budgetCents: null, nodes, products: {} },
  };
  return { seed, outline, document };
}
