// What in a document gives light or reflects it, for planLight.

import { isWindow } from '@wevisu/scene/document/nodes/opening-style.ts';
import { isOutdoors } from '@wevisu/scene/document/nodes/room.ts';
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { fixturesOf } from '@wevisu/scene/light/fixtures.ts';
import { boundsOf } from '@wevisu/scene/plane/polygon.ts';
import { METERS_PER_TENTH, toView } from './cell-frame.ts';
import type { LightFace, LightOpening, LightScene } from './light-plan.ts';
import { modelOf } from './model-of.ts';

type Vec = readonly [x: number, y: number, z: number];

/** A rectangle of a face (u, v in tenths) as an opening in the view. */
function rectangleOn(
  { frame }: Face,
  from: readonly [u: number, v: number],
  to: readonly [u: number, v: number],
): LightOpening {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  const at = (u: number, v: number): Vec => [
    frame.origin[0] + u * frame.right[0] + v * frame.up[0],
    frame.origin[1] + u * frame.right[1] + v * frame.up[1],
    frame.origin[2] + u * frame.right[2] + v * frame.up[2],
  ];
  const right = toView(frame.right);
  const up = toView(frame.up);
  const halfU = (to[0] - from[0]) / 2;
  const halfV = (to[1] - from[1]) / 2;
  const scale = (v: Vec, by: number): Vec => [v[0] * by, v[1] * by, v[2] * by];
  const inward: Vec = [
    (right[1] * up[2] - right[2] * up[1]) / METERS_PER_TENTH ** 2,
    (right[2] * up[0] - right[0] * up[2]) / METERS_PER_TENTH ** 2,
    (right[0] * up[1] - right[1] * up[0]) / METERS_PER_TENTH ** 2,
  ];
  return {
    center: toView(at(...middle)),
    right: scale(right, halfU),
    up: scale(up, halfV),
    inward,
    areaM2: 4 * halfU * halfV * METERS_PER_TENTH * METERS_PER_TENTH,
  };
}

/** Whether an opening of this style lets light in: windows, glass doors and passages. */
function letsLightIn(style: string): boolean {
  return (
    isWindow(style as never) ||
    style === 'door-sliding-glass' ||
    style === 'door-french' ||
    style.startsWith('passage')
  );
}

function openingsOf(document: SceneDocument, faces: readonly Face[]): LightOpening[] {
  const sides = new Map<string, number>();
  const indoors = faces.filter(({ kind, roomId }) => {
    const room = nodeOf(document.nodes, roomId, 'room');
    return kind === 'wall' && room && !isOutdoors(room.use);
  });
  for (const { wallId } of indoors) {
    if (wallId) sides.set(wallId, (sides.get(wallId) ?? 0) + 1);
  }
  const found: LightOpening[] = [];
  const seen = new Set<string>();
  for (const [id, opening] of nodesOf(document.nodes, 'opening')) {
    if (!letsLightIn(opening.style) || sides.get(opening.wallId) !== 1) continue;
    for (const face of indoors) {
      if (face.wallId !== opening.wallId || seen.has(id)) continue;
      for (const hole of face.holes) {
        const { minX, minY, maxX, maxY } = boundsOf(hole);
        const isOwn =
          Math.abs(maxX - minX - opening.widthTenths) < 40 &&
          Math.abs(minY - opening.sillTenths) < 40;
        if (!isOwn || seen.has(id)) continue;
        seen.add(id);
        found.push(rectangleOn(face, [minX, minY], [maxX, maxY]));
      }
    }
  }
  return found;
}

/** Openings count in walls that have a room on one side only. */
export function lightSceneOf(document: SceneDocument, faces: readonly Face[]): LightScene {
  const lit: LightFace[] = [];
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const face of faces) {
    if (face.kind !== 'floor' && face.kind !== 'ceiling' && face.kind !== 'wall') continue;
    const { minX, minY, maxX, maxY } = boundsOf(face.outline);
    const rectangle = rectangleOn(face, [minX, minY], [maxX, maxY]);
    lit.push({ ...rectangle, kind: face.kind });
    for (let k = 0; k < 3; k++) {
      const reach = Math.abs(rectangle.right[k] ?? 0) + Math.abs(rectangle.up[k] ?? 0);
      min[k] = Math.min(min[k] ?? 0, (rectangle.center[k] ?? 0) - reach);
      max[k] = Math.max(max[k] ?? 0, (rectangle.center[k] ?? 0) + reach);
    }
  }
  const isEmpty = lit.length === 0;
  const middle = (k: number) => (isEmpty ? 0 : ((min[k] ?? 0) + (max[k] ?? 0)) / 2);
  const half = (k: number) => (isEmpty ? 3 : ((max[k] ?? 0) - (min[k] ?? 0)) / 2);
  const rooms = nodesOf(document.nodes, 'room');
  return {
    openings: openingsOf(document, faces),
    faces: lit,
    fixtures: fixturesOf(document, (item) =>
      modelOf(item, item.sku === null ? undefined : document.products[item.sku]),
    ),
    isOutdoors: rooms.length > 0 && rooms.every(([, { use }]) => isOutdoors(use)),
    center: [middle(0), middle(1), middle(2)],
    radius: Math.hypot(half(0), half(1), half(2)) + 0.5,
    top: middle(1) + half(1),
  };
}
