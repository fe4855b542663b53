// Flat sides of an item that wear a covering of their own: a bench's seat, a fireplace's surround.
import type { NodeId } from '../document/node-id.ts';
import type { ItemNode } from '../document/nodes/item.ts';
import type { Vec3 } from '../geometry/vec.ts';
import { add, cross, dot, length, normalize, scaled, subtract } from '../geometry/vec.ts';
import { buildCovered } from '../kinds/build-covered.ts';
import { kindOfItem } from '../placing/kind-of-item.ts';
import { unite } from '../plane/combine.ts';
import { placed, unitAt } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { areaOfRegions, type Region, regionOf } from '../plane/region.ts';
import type { Face, FaceFrame } from './face.ts';

/** Sides smaller than this are edges and bevels: 0.01 m2 in square tenths. */
const MIN_AREA = 1e6;
/** Sides smaller than this share of a slot's largest side are its edges, as of a coping. */
const MIN_SHARE = 0.1;
/** Faces lie this far before the model, so that the two do not flicker: 0.2 mm in tenths. */
const BEFORE = 2;

interface Side {
  /** In the kind's axes: x right, y up, z toward the viewer. */
  readonly normal: Vec3;
  readonly up: Vec3;
  readonly right: Vec3;
  /** Millimeters of the plane from the kind's origin along the normal. */
  readonly distance: number;
  readonly regions: readonly Region[];
}

function axesOf(normal: Vec3): { up: Vec3; right: Vec3 } {
  const guess: Vec3 = Math.abs(normal[1]) > 0.9 ? [0, 0, -1] : [0, 1, 0];
  const up = normalize(subtract(guess, scaled(normal, dot(guess, normal))));
  return { up, right: cross(up, normal) };
}

type Triangle = readonly [Vec3, Vec3, Vec3];

function* trianglesOf(item: ItemNode, slot: string): Generator<Triangle> {
  const kind = kindOfItem(item);
  if (!kind) return;
  for (const { mesh, finishSlot } of buildCovered(kind)) {
    if (finishSlot !== slot) continue;
    const at = (i: number): Vec3 => {
      const p = (mesh.indices[i] ?? 0) * 3;
      return [mesh.positions[p] ?? 0, mesh.positions[p + 1] ?? 0, mesh.positions[p + 2] ?? 0];
    };
    for (let i = 0; i < mesh.indices.length; i += 3) yield [at(i), at(i + 1), at(i + 2)];
  }
}

/** Planes that hold much of a slot's surface, with what of them is covered. */
function sidesOf(item: ItemNode, slot: string, isAgainstWall: boolean): Side[] {
  const planes = new Map<string, { normal: Vec3; distance: number; triangles: Triangle[] }>();
  for (const triangle of trianglesOf(item, slot)) {
    const [a, b, c] = triangle;
    const turned = cross(subtract(b, a), subtract(c, a));
    if (length(turned) < 1e-6) continue;
    const normal = normalize(turned);
    // What looks down or, against a wall, back is not covered.
    if (normal[1] < -0.5 || (isAgainstWall && normal[2] < -0.9)) continue;
    const distance = dot(normal, a);
    const key = [...normal.map((n) => Math.round(n * 50)), Math.round(distance * 2)].join();
    const plane = planes.get(key) ?? { normal, distance, triangles: [] };
    plane.triangles.push(triangle);
    planes.set(key, plane);
  }
  return [...planes.values()].flatMap(({ normal, distance, triangles }): Side[] => {
    const axes = axesOf(normal);
    const flat = triangles.map((corners) =>
      regionOf(corners.map((p): Point => [dot(p, axes.right) * 10, dot(p, axes.up) * 10])),
    );
    const regions = unite(flat);
    return areaOfRegions(regions) < MIN_AREA ? [] : [{ normal, distance, ...axes, regions }];
  });
}

function frameOf(item: ItemNode, floorTenths: number, side: Side): FaceFrame {
  const [cos, sin] = unitAt(item.rotationTenthsDeg);
  // The kind's z is the plan's south at rotation 0.
  const turned = ([x, y, z]: Vec3): Vec3 => [x * cos + z * sin, x * sin - z * cos, y];
  const start = scaled(side.normal, side.distance * 10 + BEFORE);
  const [px, py] = placed([0, 0], item.position, 0);
  return {
    origin: add(turned(start), [px, py, floorTenths + item.elevationTenths]),
    right: turned(side.right),
    up: turned(side.up),
  };
}

interface SlotInput {
  readonly id: NodeId;
  readonly item: ItemNode;
  readonly roomId: NodeId | null;
  readonly floorTenths: number;
  readonly isAgainstWall: boolean;
}

/** Faces of the slots with a chosen covering; the largest side of each comes first. */
export function slotFaces({ id, item, roomId, floorTenths, isAgainstWall }: SlotInput): Face[] {
  const kind = kindOfItem(item);
  return Object.keys(item.coverings)
    .sort()
    .flatMap((slot) => {
      const covering = item.coverings[slot];
      const isKnown = kind?.card.coverings && Object.hasOwn(kind.card.coverings, slot);
      if (!covering || !isKnown) return [];
      const flat = sidesOf(item, slot, isAgainstWall || kind.card.mount(kind.params) === 'wall');
      const pieces = flat
        .flatMap((side) => side.regions.map((region) => ({ side, region })))
        .filter(({ region }) => areaOfRegions([region]) >= MIN_AREA)
        .sort((a, b) => areaOfRegions([b.region]) - areaOfRegions([a.region]));
      const greatest = pieces[0] ? areaOfRegions([pieces[0].region]) : 0;
      const seen = pieces.filter(({ region }) => areaOfRegions([region]) >= greatest * MIN_SHARE);
      return seen.map(
        ({ side, region }, i): Face => ({
          id: i === 0 ? `${id}:${slot}` : `${id}:${slot}:${i + 1}`,
          kind: 'item',
          roomId,
          wallId: null,
          frame: frameOf(item, floorTenths, side),
          outline: region.outline,
          holes: region.holes,
          areas: [{ nodeId: id, slot, covering, regions: [region], area: areaOfRegions([region]) }],
        }),
      );
    });
}
