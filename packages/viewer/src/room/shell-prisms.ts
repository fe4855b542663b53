// The bodies of walls and ceilings: they keep light out, and their cut edges are seen from above.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { isOutdoors } from '@wevisu/scene/document/nodes/room.ts';
import { nodeOf, nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { triangulate } from '@wevisu/scene/geometry/triangulate.ts';
import { clipConvex, counterClockwise, type Polygon } from '@wevisu/scene/plane/polygon.ts';
import { roomShape } from '@wevisu/scene/rooms/room-shape.ts';
import { wallShapes } from '@wevisu/scene/rooms/wall-shapes.ts';
import type { Prism } from './solid-shape.ts';

/** Thickness of a ceiling; walls reach into it. */
export const CEILING_TENTHS = 1_000;

function between(
  from: readonly [x: number, y: number],
  way: readonly [x: number, y: number],
  start: number,
  end: number,
): Polygon {
  const wide = 20_000;
  const at = (along: number, across: number) =>
    [
      from[0] + way[0] * along - way[1] * across,
      from[1] + way[1] * along + way[0] * across,
    ] as const;
  return [at(start, -wide), at(end, -wide), at(end, wide), at(start, wide)];
}

/** The bodies of each wall of a level, cut at its openings. Niches stay closed. */
export function wallPrisms(nodes: SceneNodes, levelId: NodeId): Map<NodeId, Prism[]> {
  const found = new Map<NodeId, Prism[]>();
  for (const [id, shape] of wallShapes(nodes, levelId)) {
    const wall = nodeOf(nodes, id, 'wall');
    if (!wall || shape.outline.length < 3) continue;
    const dx = wall.to[0] - wall.from[0];
    const dy = wall.to[1] - wall.from[1];
    const long = Math.hypot(dx, dy) || 1;
    const way = [dx / long, dy / long] as const;
    const outline = counterClockwise(shape.outline);
    const bottom = shape.floorTenths;
    const top = bottom + shape.heightTenths;
    const prisms: Prism[] = [];
    const add = (start: number, end: number, low: number, high: number) => {
      if (end <= start || high <= low) return;
      const part = clipConvex(outline, between(wall.from, way, start, end));
      if (part.length >= 3) prisms.push({ outline: part, bottom: low, top: high });
    };
    let at = -20_000;
    for (const openingId of shape.openings) {
      const opening = nodeOf(nodes, openingId, 'opening');
      if (!opening || opening.style === 'niche') continue;
      const start = opening.atTenths - opening.widthTenths / 2;
      const end = opening.atTenths + opening.widthTenths / 2;
      add(at, Math.max(at, start), bottom, top);
      add(Math.max(at, start), end, bottom, bottom + opening.sillTenths);
      add(Math.max(at, start), end, bottom + opening.sillTenths + opening.heightTenths, top);
      at = Math.max(at, end);
    }
    add(at, long + 20_000, bottom, top);
    found.set(id, prisms);
  }
  return found;
}

/** Slabs over all indoor rooms. */
export function ceilingPrisms(nodes: SceneNodes): Prism[] {
  return nodesOf(nodes, 'room').flatMap(([id, room]): Prism[] => {
    const shape = isOutdoors(room.use) ? null : roomShape(nodes, id);
    if (!shape) return [];
    const bottom = shape.floorTenths + shape.heightTenths + 5;
    const outline = counterClockwise(room.outline);
    const indices = triangulate(outline, []);
    const prisms: Prism[] = [];
    for (let i = 0; i < indices.length; i += 3) {
      const corners = [0, 1, 2].map((k) => outline[indices[i + k] ?? 0] ?? ([0, 0] as const));
      prisms.push({ outline: corners, bottom, top: bottom + CEILING_TENTHS });
    }
    return prisms;
  });
}
