// Areas of a floor or wall with their own product, and borders. Areas are rectangles in the face's
// coordinates, measured from its lower left corner as a viewer sees it. Pure.
import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { Covering } from '@wevisu/scene/document/nodes/covering.ts';
import type { SurfaceNode } from '@wevisu/scene/document/nodes/surface.ts';
import { nodeOf, nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { type Change, noChange } from '@wevisu/scene/edit/change.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { directionOf, dotOf } from '@wevisu/scene/plane/points.ts';
import { boundsOf, type Point } from '@wevisu/scene/plane/polygon.ts';

/** In tenths: the distance from the left and the bottom of the face, and the size. */
export interface Rectangle {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

export interface OwnArea {
  readonly id: NodeId;
  readonly surface: SurfaceNode;
  /** The bounding box; null covers the whole face. */
  readonly rectangle: Rectangle | null;
}

/** Converts between the node's and the face's coordinates: the node's x is `by * (u - plus)`. */
interface Along {
  readonly by: 1 | -1;
  readonly plus: number;
}

/** Walls are measured along their center line from their start, floors in the plan. */
function alongOf(nodes: SceneNodes, face: Face): Along | null {
  if (face.kind === 'floor') return { by: 1, plus: 0 };
  const wall = nodeOf(nodes, face.wallId, 'wall');
  if (face.kind !== 'wall' || !wall) return null;
  const { origin, right } = face.frame;
  const way: Point = [right[0], right[1]];
  const by = dotOf(directionOf(wall.from, wall.to), way) > 0 ? 1 : -1;
  return { by, plus: dotOf([wall.from[0] - origin[0], wall.from[1] - origin[1]], way) };
}

function rectangleOf(face: Face, along: Along, area: readonly PlanPoint[]): Rectangle {
  const own = boundsOf(area.map(([x, y]): Point => [x * along.by + along.plus, y]));
  const whole = boundsOf(face.outline);
  return {
    left: own.minX - whole.minX,
    bottom: own.minY - whole.minY,
    width: own.maxX - own.minX,
    height: own.maxY - own.minY,
  };
}

function outlineOf(face: Face, { by, plus }: Along, rectangle: Rectangle): PlanPoint[] {
  const { minX, minY } = boundsOf(face.outline);
  const [u, v] = [minX + rectangle.left, minY + rectangle.bottom];
  const corners: Point[] = [
    [u, v],
    [u + rectangle.width, v],
    [u + rectangle.width, v + rectangle.height],
    [u, v + rectangle.height],
  ];
  return corners.map(([x, y]): PlanPoint => [Math.round((x - plus) * by), Math.round(y)]);
}

function isOn(surface: SurfaceNode, face: Face): boolean {
  if (surface.roomId !== face.roomId) return false;
  if (face.kind === 'floor') return surface.face.on === 'floor';
  const { face: on } = surface;
  return on.on === 'walls' || (on.on === 'wall' && on.wallId === face.wallId);
}

/** What is laid on a face, topmost first. What covers the whole face comes last. */
export function areasOn(nodes: SceneNodes, face: Face): readonly OwnArea[] {
  const along = alongOf(nodes, face);
  if (!along) return [];
  return nodesOf(nodes, 'surface')
    .filter(([, surface]) => isOn(surface, face))
    .map(([id, surface]) => ({
      id,
      surface,
      rectangle: surface.area && rectangleOf(face, along, surface.area),
    }))
    .sort(
      (a, b) =>
        Number(b.rectangle !== null) - Number(a.rectangle !== null) ||
        b.surface.layer - a.surface.layer ||
        (a.id > b.id ? -1 : 1),
    );
}

/** Adds an area half as wide and half as high in the middle of the face, on top of the others. */
export function addArea(
  nodes: SceneNodes,
  face: Face,
  { id, covering }: { readonly id: NodeId; readonly covering: Covering },
): Change {
  const along = alongOf(nodes, face);
  if (!along || face.roomId === null) return noChange;
  const { minX, minY, maxX, maxY } = boundsOf(face.outline);
  const [width, height] = [Math.round((maxX - minX) / 2), Math.round((maxY - minY) / 2)];
  const rectangle = { left: width / 2, bottom: height / 2, width, height };
  const layers = areasOn(nodes, face).flatMap(({ surface }) => (surface.area ? surface.layer : []));
  const edit = draft(nodes);
  edit.add(id, {
    type: 'surface',
    roomId: face.roomId,
    face:
      face.kind === 'wall' && face.wallId !== null
        ? { on: 'wall', wallId: face.wallId }
        : { on: 'floor' },
    area: outlineOf(face, along, rectangle),
    layer: Math.min(50, Math.max(0, ...layers.map((layer) => layer + 1))),
    covering,
    border: null,
  });
  return edit.change();
}

/** The area with new bounds. */
export function putRectangle(
  nodes: SceneNodes,
  face: Face,
  { id, rectangle }: { readonly id: NodeId; readonly rectangle: Rectangle },
): Change {
  const along = alongOf(nodes, face);
  const surface = nodeOf(nodes, id, 'surface');
  if (!along || !surface || rectangle.width < 1 || rectangle.height < 1) return noChange;
  const edit = draft(nodes);
  edit.put(id, { ...surface, area: outlineOf(face, along, rectangle) });
  return edit.change();
}

/**
 * A border of the given width along the inside of the edge, starting with the field's product; 0 removes it.
 */
export function putBorder(nodes: SceneNodes, id: NodeId, widthTenths: number): Change {
  const surface = nodeOf(nodes, id, 'surface');
  if (!surface) return noChange;
  const edit = draft(nodes);
  const covering = surface.border?.covering ?? { ...surface.covering, origin: null };
  edit.put(id, { ...surface, border: widthTenths === 0 ? null : { widthTenths, covering } });
  return edit.change();
}
