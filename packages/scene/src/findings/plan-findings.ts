// Walls, rooms, openings and areas whose measures cannot be.
import type { NodeId } from '../document/node-id.ts';
import type { OpeningNode } from '../document/nodes/opening.ts';
import type { RoomNode } from '../document/nodes/room.ts';
import type { SurfaceNode } from '../document/nodes/surface.ts';
import type { WallNode } from '../document/nodes/wall.ts';
import { nodeOf, type SceneNodes } from '../document/scene.ts';
import { draft } from '../edit/draft.ts';
import { distanceOf } from '../plane/points.ts';
import { isSimple } from '../plane/simple.ts';
import { roomShape } from '../rooms/room-shape.ts';
import { wallLength } from '../rooms/wall-length.ts';
import { formatFeetInches as feet } from '../units/feet-inches.ts';
import { measuredText } from '../units/measured-by.ts';
import { broken } from './broken.ts';
import type { Finding } from './finding.ts';

const dependents = new WeakMap<SceneNodes, ReadonlyMap<NodeId, readonly NodeId[]>>();

/** Openings of a wall and items that it carries; gathered once, since there may be many such walls. */
function dependentsOf(nodes: SceneNodes, wallId: NodeId): readonly NodeId[] {
  let known = dependents.get(nodes);
  if (!known) {
    const found = new Map<NodeId, NodeId[]>();
    for (const [id, node] of Object.entries(nodes)) {
      const carrier =
        node.type === 'opening' ? node.wallId : node.type === 'item' ? node.hostId : null;
      if (carrier === null) continue;
      const list = found.get(carrier);
      if (list) list.push(id);
      else found.set(carrier, [id]);
    }
    known = found;
    dependents.set(nodes, known);
  }
  return known.get(wallId) ?? [];
}

export function wallFindings(nodes: SceneNodes, id: NodeId, wall: WallNode): Finding[] {
  if (distanceOf(wall.from, wall.to) > 0) return [];
  const target = draft(nodes);
  target.remove(id);
  for (const other of dependentsOf(nodes, id)) {
    const node = nodes[other];
    if (node?.type === 'item') target.put(other, { ...node, hostId: null });
    else target.remove(other);
  }
  return [
    broken({
      code: 'wall-zero-length',
      text: `The wall ${id} begins and ends in the same place.`,
      nodeIds: [id],
      measured: 0,
      mend: { label: 'Remove the wall', change: target.change() },
    }),
  ];
}

export function roomFindings(nodes: SceneNodes, id: NodeId, room: RoomNode): Finding[] {
  const name = room.name || id;
  if (!isSimple(room.outline)) {
    const text = `The outline of ${name} crosses or touches itself.`;
    return [broken({ code: 'room-crosses-itself', text, nodeIds: [id] })];
  }
  if (roomShape(nodes, id)) return [];
  const text = `The walls of ${name} leave no room between them.`;
  return [broken({ code: 'room-filled-by-walls', text, nodeIds: [id] })];
}

function wallText(nodes: SceneNodes, wallId: NodeId): string {
  const length = wallLength(nodes, wallId);
  return length ? measuredText(length.tenths, length.by) : '';
}

function whatIs({ style }: OpeningNode): string {
  if (style === 'niche') return 'niche';
  return style.startsWith('window') ? 'window' : style.startsWith('door') ? 'door' : 'passage';
}

/** Moved, and narrowed where it must be, so that it lies within its wall; null where the wall is too short. */
function fitted(opening: OpeningNode, length: number): OpeningNode | null {
  const widthTenths = Math.min(opening.widthTenths, Math.floor(length));
  if (widthTenths < 1_000) return null;
  const half = widthTenths / 2;
  const atTenths = Math.round(Math.min(length - half, Math.max(half, opening.atTenths)));
  return { ...opening, widthTenths, atTenths };
}

export function openingFindings(nodes: SceneNodes, id: NodeId, opening: OpeningNode): Finding[] {
  const wall = nodeOf(nodes, opening.wallId, 'wall');
  if (!wall) return [];
  const length = distanceOf(wall.from, wall.to);
  const { atTenths: at, widthTenths: width, heightTenths: height, sillTenths: sill } = opening;
  const found: Finding[] = [];
  const what = whatIs(opening);
  const beyond = Math.max(width / 2 - at, at + width / 2 - length);
  if (beyond > 1) {
    const better = fitted(opening, length);
    const target = draft(nodes);
    if (better) target.put(id, better);
    found.push(
      broken({
        code: width > length ? 'opening-wider-than-wall' : 'opening-beyond-wall',
        text:
          width > length
            ? `The ${what} ${id} is ${feet(width)} wide, and its wall is ${wallText(nodes, opening.wallId)}.`
            : `The ${what} ${id} reaches ${feet(beyond)} beyond the end of its wall.`,
        nodeIds: [id, opening.wallId],
        measured: width,
        required: length,
        ...(better
          ? { mend: { label: `Fit the ${what} to its wall`, change: target.change() } }
          : {}),
      }),
    );
  }
  const level = nodeOf(nodes, wall.levelId, 'level');
  const ceiling = wall.heightTenths ?? level?.heightTenths;
  if (ceiling !== undefined && sill + height > ceiling) {
    found.push(
      broken({
        code: 'opening-above-wall',
        text: `The ${what} ${id} ends ${feet(sill + height)} above the floor, and its wall at ${feet(ceiling)}.`,
        nodeIds: [id, opening.wallId],
        measured: sill + height,
        required: ceiling,
      }),
    );
  }
  return found;
}

export function surfaceFindings(id: NodeId, surface: SurfaceNode): Finding[] {
  const found: Finding[] = [];
  if (surface.area && !isSimple(surface.area)) {
    const text = `The area of the surface ${id} crosses itself; what it goes round is covered.`;
    found.push(broken({ code: 'area-crosses-itself', text, nodeIds: [id] }));
  }
  if (surface.area && surface.face.on === 'walls') {
    const text = `The surface ${id} has an area, but names no wall to measure it on.`;
    found.push(broken({ code: 'area-without-wall', text, nodeIds: [id] }));
  }
  return found;
}
