import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { isWindow } from '@wevisu/scene/document/nodes/opening-style.ts';
import { along } from '@wevisu/scene/plane/points.ts';
import type { Point, Polygon } from '@wevisu/scene/plane/polygon.ts';
import type { RoomOpening } from '@wevisu/scene/rules/facts/room-facts.ts';

/** Floor or air that a door, passage or window keeps free; heights above the floor, tenths. */
export interface OpeningZone {
  readonly openingId: NodeId;
  /** way: to walk through; swing: of a leaf; view: before a window or niche; casing: the trim around the opening. */
  readonly purpose: 'way' | 'swing' | 'view' | 'casing';
  readonly polygon: Polygon;
  readonly bottomTenths: number;
  readonly topTenths: number;
}

/** Half a meter before a window, as scene evaluations measure it. */
const BEFORE_WINDOW = 5_000;
/** Trim beside an opening (2 3/4 in), and how far it stands out of the wall. */
const CASING = 700;
const CASING_OUT = 250;

/**
 * What one opening of a room keeps free on the room's side of the wall. Doors and passages: as deep as they are wide,
 * as scene evaluations measure it, and what their leaves sweep; windows: half a meter, from the sill up. Tenths.
 */
export function openingZones({ opening, at, inward }: RoomOpening): OpeningZone[] {
  const { id, node, direction, isWay, sweeps } = opening;
  const { widthTenths, heightTenths, sillTenths } = node;
  const before = (half: number, out: number): Polygon => {
    const [a, b]: readonly [Point, Point] = [
      along(at, direction, -half),
      along(at, direction, half),
    ];
    return [a, b, along(b, inward, out), along(a, inward, out)];
  };
  const top = sillTenths + heightTenths;
  const half = widthTenths / 2;
  const heights = { bottomTenths: sillTenths, topTenths: top };
  const zones: OpeningZone[] = [
    {
      openingId: id,
      purpose: isWay ? 'way' : 'view',
      polygon: before(half, isWay ? widthTenths : BEFORE_WINDOW),
      ...heights,
    },
    ...sweeps.map(({ area, bottom, top: high }): OpeningZone => {
      return {
        openingId: id,
        purpose: 'swing',
        polygon: area,
        bottomTenths: bottom,
        topTenths: high,
      };
    }),
  ];
  if (!isWay && !isWindow(node.style)) return zones;
  const low = Math.max(0, sillTenths - (isWay ? 0 : CASING));
  return [
    ...zones,
    {
      openingId: id,
      purpose: 'casing',
      polygon: before(half + CASING, CASING_OUT),
      bottomTenths: low,
      topTenths: top + CASING,
    },
  ];
}
