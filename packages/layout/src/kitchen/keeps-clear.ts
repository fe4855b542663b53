// What no rule of the editor accuses, and no design may do: stand in the way through a door, close a room to a person, or
// stand before a window.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { along, distanceOf } from '@wevisu/scene/plane/points.ts';
import { areaOf, clipConvex, counterClockwise, type Polygon } from '@wevisu/scene/plane/polygon.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import { cellPoint, walkGrid } from '@wevisu/scene/rules/walkways.ts';
import type { OpeningZone } from '../room/opening-zones.ts';
import type { RoomModel } from '../room/room-model.ts';

/** Half of 0.46 m, and of what a grid of 3 in may miss. */
const PERSON_TENTHS = 2_500;
/** Where one stands just inside of a door. */
const INSIDE_TENTHS = 3_000;
/** Square tenths: what is less only touches. */
const TOUCH = 20_000;

/** One walks over a rug of half an inch, and a door swings over it. */
const RUG_TENTHS = 130;

/** They hang before windows and glass doors, and are drawn aside. */
const WINDOW_DRESSING: readonly (string | undefined)[] = ['curtain', 'roman-shade'];

/** What a faucet before a window and a curtain do not count among. */
function counts(document: SceneDocument, id: NodeId, { purpose }: OpeningZone): boolean {
  const item = nodeOf(document.nodes, id, 'item');
  if (purpose !== 'swing' && WINDOW_DRESSING.includes(item?.kind)) return false;
  return purpose !== 'view' || (item?.hostId ?? null) === null;
}

interface Body {
  readonly polygon: Polygon;
  readonly bottom: number;
  readonly top: number;
}

/** Whether more of a body than its rim is in what a door or window needs; tenths of a millimeter. Zones are convex. */
export function standsIn(zone: OpeningZone, { polygon, bottom, top }: Body): boolean {
  if (top <= zone.bottomTenths || bottom >= zone.topTenths) return false;
  const part = clipConvex(polygon, counterClockwise(zone.polygon));
  return part.length > 2 && areaOf(part) > TOUCH;
}

/** What is new in a scene and stands in zones of doors and windows. */
export function standingInZones(
  shell: SceneDocument,
  drawn: SceneDocument,
  model: RoomModel,
): NodeId[] {
  const { obstacles } = sceneFacts(drawn);
  const added = Object.keys(drawn.nodes).filter((id) => !Object.hasOwn(shell.nodes, id));
  return added.filter((id) =>
    obstacles.of(id).some((body) =>
      model.zones.some((zone) => {
        const { purpose } = zone;
        if (body.top <= RUG_TENTHS && (purpose === 'way' || purpose === 'swing')) return false;
        return counts(drawn, id, zone) && standsIn(zone, body);
      }),
    ),
  );
}

/** Whether a person can walk from each door to every other and to most of the floor. */
export function isWalkable(drawn: SceneDocument, model: RoomModel): boolean {
  const facts = sceneFacts(drawn);
  const room = facts.rooms.find(({ id }) => id === model.roomId);
  if (!room) return false;
  const grid = walkGrid(facts, room);
  const { clear, columns } = grid;
  const pieces = new Int32Array(clear.length);
  const sizes = [0];
  for (const start of clear.keys()) {
    if (pieces[start] || (clear[start] ?? -1) < PERSON_TENTHS) continue;
    const piece = sizes.length;
    let size = 0;
    const stack = [start];
    pieces[start] = piece;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size++;
      const beside = [at - columns, at + columns];
      if (at % columns > 0) beside.push(at - 1);
      if (at % columns < columns - 1) beside.push(at + 1);
      for (const next of beside) {
        if (pieces[next] || (clear[next] ?? -1) < PERSON_TENTHS) continue;
        pieces[next] = piece;
        stack.push(next);
      }
    }
    sizes.push(size);
  }
  const largest = sizes.indexOf(Math.max(...sizes));
  return room.openings.every(({ opening, at, inward }) => {
    if (!opening.isWay) return true;
    const before = along(at, inward, INSIDE_TENTHS);
    return pieces.some(
      (piece, index) =>
        piece === largest && distanceOf(cellPoint(grid, index), before) < 1.5 * grid.cell,
    );
  });
}

/** The scene `shell` with a design in it: whether doors, windows and ways are left as people need them. */
export function keepsClear(shell: SceneDocument, drawn: SceneDocument, model: RoomModel): boolean {
  return standingInZones(shell, drawn, model).length === 0 && isWalkable(drawn, model);
}
