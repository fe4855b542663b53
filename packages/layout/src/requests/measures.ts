// What a person would measure in a finished room. Lengths in tenths of a millimeter.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { distanceOf } from '@wevisu/scene/plane/points.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import { narrowWays } from '@wevisu/scene/rules/ways.ts';
import { isKitchen, workCenters } from '@wevisu/scene/rules/work-centers.ts';
import { tenths } from '../drawing/measure.ts';

export interface Measures {
  /** The narrowest place on the ways through the room; null where none is narrower than `WIDE`, and in baths. */
  readonly narrowestWayTenths: number | null;
  /** Rules for baths ask for clear floor before each fixture, and of ways they say nothing. */
  readonly isBath: boolean;
  /** Sink to cooking surface to refrigerator and back; null without the three. */
  readonly triangleTenths: number | null;
  /** Fronts of all cabinets side by side; wall and base cabinets count each. */
  readonly cabinetsTenths: number;
  /** People who can sit. */
  readonly seats: number;
}

/** Ways of this width and more are nowhere narrow. */
const WIDE = tenths(60);

const notCabinets = ['gap', 'filler', 'panel'];

/** People who can sit on one of a kind at a table or counter, or together on it. */
const seatsOf: Readonly<Record<string, number>> = {
  ...{ 'counter-stool': 1, 'bar-stool': 1, 'dining-chair': 1, armchair: 1, 'office-chair': 1 },
  ...{ loveseat: 2, sofa: 3, 'sectional-sofa': 5, bench: 2, 'storage-bench': 2, banquette: 4 },
};

/** Null where the scene has no such room. */
export function measure(document: SceneDocument, roomId: NodeId): Measures | null {
  const scene = sceneFacts(document);
  const room = scene.rooms.find(({ id }) => id === roomId);
  if (!room) return null;
  const isBath = room.node.use === 'bath' || room.node.use === 'powder-room';
  const ways = isBath ? [] : narrowWays(scene, room, WIDE);
  const narrow = ways.map(({ width }) => Math.round(width));
  const { sinks, cooking, refrigerators } = workCenters(room);
  const three = [sinks[0], cooking[0], refrigerators[0]].flatMap((one) => (one ? [one.at] : []));
  const around = three.reduce(
    (sum, at, i) => sum + distanceOf(at, three[(i + 1) % three.length] ?? at),
    0,
  );
  const cabinets = room.runs.flatMap(({ node }) => node.cabinets);
  return {
    narrowestWayTenths: narrow.length > 0 ? Math.min(...narrow) : null,
    isBath,
    triangleTenths: isKitchen(room) && three.length === 3 ? Math.round(around) : null,
    cabinetsTenths: cabinets
      .filter(({ cabinet }) => !notCabinets.includes(cabinet))
      .reduce((sum, { widthTenths }) => sum + widthTenths, 0),
    seats: room.things.reduce((sum, { node }) => sum + (seatsOf[node.kind] ?? 0), 0),
  };
}
