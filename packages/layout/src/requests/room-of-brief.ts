// The empty room of a brief that comes without one: as large as it says, with a door and a window where they usually are.
import { type SceneNode, sceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { isOutdoors } from '@wevisu/scene/document/nodes/room.ts';
import { SCENE_VERSION, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Brief } from '../brief/brief.ts';
import { nameOf } from '../brief/words/names.ts';
import { type Inches, tenths, tenthsPoint, widened } from '../drawing/measure.ts';
import { purposeOf, roomUseOf } from './purpose-of.ts';

export interface StartingRoom {
  readonly document: SceneDocument;
  readonly roomId: NodeId;
}

const WALL = 4.5;
const CEILING = 96;
/** A passage is as wide as usual where the room behind it is deep: as deep as it is wide, the floor before it stays free. */
const BEHIND_PASSAGE = 120;
const NARROWEST_PASSAGE = 36;
/** Between what a door stands in and the corner, where the wall is long enough. */
const BESIDE = 8;
/** What a house can have, inches. */
const SHORTEST = 30;
const LONGEST = 720;

interface Usual {
  /** From side to side as one comes in, and from the door to the wall across. */
  readonly size: Inches;
  readonly door: number;
  /** Width of the window in the wall across, and its sill; null is none. */
  readonly window: readonly [width: number, sill: number] | null;
}

const usual: Readonly<Record<string, Usual>> = {
  kitchen: { size: [132, 156], door: 34, window: [48, 44] },
  bath: { size: [72, 108], door: 30, window: [24, 58] },
  'powder-room': { size: [60, 66], door: 30, window: null },
  laundry: { size: [84, 108], door: 34, window: [30, 48] },
  living: { size: [168, 216], door: 60, window: [72, 24] },
  dining: { size: [144, 180], door: 60, window: [60, 28] },
  bedroom: { size: [144, 168], door: 32, window: [54, 30] },
  office: { size: [120, 132], door: 32, window: [48, 30] },
  entry: { size: [84, 120], door: 36, window: null },
  outdoor: { size: [192, 168], door: 72, window: null },
};
/** 32 in are clear beside a leaf of it that stands open. */
const WHEELCHAIR_DOOR = 36;
const ANY: Usual = { size: [144, 168], door: 32, window: [48, 30] };

const within = (inches: number) => Math.min(LONGEST, Math.max(SHORTEST, inches));

/** Both sides in inches: as told, or in the usual proportion. */
function sizeOf({ size, area }: Brief, [w, d]: Inches): Inches {
  const inches = (value: number | null | undefined) => (value ? value / 254 : null);
  const [width, length] = [inches(size?.value.widthTenths), inches(size?.value.lengthTenths)];
  const square = area ? area.value / 254 ** 2 : null;
  if (width !== null && length !== null) return [within(width), within(length)];
  const one = width ?? length;
  if (one !== null) {
    const other = square === null ? one * (width === null ? w / d : d / w) : square / one;
    return width === null ? [within(other), within(one)] : [within(one), within(other)];
  }
  if (square === null) return [w, d];
  const wide = within(Math.sqrt((square * w) / d));
  return [wide, within(square / wide)];
}

/** Six sit in a usual dining room; each two more take a table that is longer by a place. */
function largerFor(seats: number, [w, d]: Inches): Inches {
  return [w + (seats > 6 ? 12 : 0), d + 24 * Math.max(0, Math.ceil((seats - 6) / 2))];
}

/** Below a window of so high a sill, which one may still climb out of, stands the head of a bed or its side. */
const OVER_BEDS = 44;
/** In a room so wide, two beds stand beside a window. */
const BESIDE_WINDOW = 144;

function sillOf({ items }: Brief, sill: number, w: number): number {
  const isForTwo = items.some(
    ({ value: { item, want, count } }) =>
      item === 'bed' && (want === 'must' || want === 'nice') && count !== null && count > 1,
  );
  return isForTwo && w < BESIDE_WINDOW ? Math.max(sill, OVER_BEDS) : sill;
}

/** What a brief leaves open is as usual for its purpose. Deterministic. */
export function roomOfBrief(brief: Brief): StartingRoom {
  const purpose = purposeOf(brief) ?? brief.purpose?.value ?? null;
  const use = roomUseOf(purpose);
  const { size: own, door: usualDoor, window } = usual[purpose ?? ''] ?? ANY;
  const door = brief.accessible ? Math.max(usualDoor, WHEELCHAIR_DOOR) : usualDoor;
  const size = purpose === 'dining' ? largerFor(brief.seats?.value ?? 0, own) : own;
  const [w, d] = sizeOf(brief, size);
  const name = brief.purpose ? nameOf(brief.purpose.value) : 'Room';
  const nodes: Record<string, SceneNode> = {};
  const put = (id: string, node: Readonly<Record<string, unknown>>) => {
    nodes[id] = sceneNode.parse(node);
  };
  const heightTenths = brief.ceiling?.value ?? tenths(CEILING);
  put('level', { type: 'level', name: 'First floor', heightTenths });
  const corners = widened(
    [
      [0, 0],
      [w, 0],
      [w, d],
      [0, d],
    ],
    WALL / 2,
  );
  const outline = corners.map(tenthsPoint);
  put('room', { type: 'room', levelId: 'level', name, use, outline });
  const sides = isOutdoors(use) ? 1 : outline.length;
  for (const [i, from] of outline.slice(0, sides).entries()) {
    const to = outline[(i + 1) % outline.length] ?? from;
    put(`wall-${i}`, { type: 'wall', levelId: 'level', from, to, thicknessTenths: tenths(WALL) });
  }
  // The first wall is the one that one comes in by, the third is across.
  const isOpen = brief.openPlan !== null || door > 40;
  const widest =
    isOpen && !isOutdoors(use) ? Math.max(NARROWEST_PASSAGE, d - BEHIND_PASSAGE) : door;
  const wide = Math.min(brief.openPlan ? Math.max(door, 72) : Math.min(door, widest), w - 2 * WALL);
  const beside = Math.min(BESIDE, Math.max(0, (w - wide) / 2 - 1));
  const doorAt = isOpen ? w / 2 + WALL / 2 : WALL / 2 + beside + wide / 2;
  put('door', {
    ...{ type: 'opening', wallId: 'wall-0', atTenths: tenths(doorAt), widthTenths: tenths(wide) },
    // Into the room; out of one that is too small to step aside in.
    ...{ heightTenths: tenths(82), side: use === 'powder-room' ? 'right' : 'left', hinge: 'right' },
    style: isOutdoors(use) ? 'door-sliding-glass' : isOpen ? 'passage' : 'door-single',
  });
  const clear = w - 2 * BESIDE;
  if (window && clear >= 18) {
    const [width, low] = window;
    const sill = sillOf(brief, low, w);
    put('window', {
      ...{ type: 'opening', wallId: 'wall-2', style: 'window-casement' },
      ...{ atTenths: tenths(w / 2 + WALL / 2), widthTenths: tenths(Math.min(width, clear)) },
      ...{ sillTenths: tenths(sill), heightTenths: tenths(80 - sill) },
    });
  }
  const document: SceneDocument = {
    ...{ format: 'wevisu-scene', version: SCENE_VERSION, name },
    ...{ style: null, budgetCents: null, nodes, products: {} },
  };
  return { document, roomId: 'room' };
}
