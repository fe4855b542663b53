import { layCells, originOf } from '@wevisu/scene/laying/lay-cells.ts';
import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { type FlatMesh, meshCells, meshRegion } from './laid-cells.ts';
import type { Job } from './workshop-messages.ts';

/** With more pieces than this a face repeats the patch: they are too small to tell apart. */
const MAX_CELLS = 12_000;

function merged(meshes: readonly FlatMesh[]): FlatMesh {
  const places = new Float32Array(meshes.reduce((sum, one) => sum + one.places.length, 0));
  const uvs = new Float32Array(places.length);
  const indices = new Uint32Array(meshes.reduce((sum, one) => sum + one.indices.length, 0));
  let at = 0;
  let index = 0;
  for (const one of meshes) {
    places.set(one.places, at);
    uvs.set(one.uvs, at);
    for (const value of one.indices) indices[index++] = value + at / 2;
    at += one.places.length;
  }
  return { places, uvs, indices };
}

/** The triangles of a laid area: the same cells that the takeoff counts, cut out of the patch. */
export function layPatch({ patch, area, laying }: Extract<Job, { job: 'cells' }>): FlatMesh {
  const net = area.regions.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  const piece = laying.piece.lengthTenths * laying.piece.widthTenths;
  const isPlain = laying.material.kind === 'turf' || net / piece > MAX_CELLS;
  if (!isPlain) return meshCells(layCells(area, laying), patch);
  const origin = originOf(area, laying);
  return merged(area.regions.map((region) => meshRegion(region, patch, origin, laying.angleDeg)));
}
