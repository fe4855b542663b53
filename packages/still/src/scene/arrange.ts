// Triangles in the order of their tree, in memory that threads share.
import { buildBvh } from '../bvh/build-bvh.ts';
import { layOutBvh } from '../bvh/wide-bvh.ts';
import type { Bodies } from './bodies.ts';
import { sharedFloats, sharedInts } from './shared.ts';
import type { StillScene } from './still-scene.ts';

type Arranged = Pick<
  StillScene,
  'bvh' | 'triangles' | 'normals' | 'uvs' | 'lookOf' | 'ownerOf' | 'places'
>;

/** @param isClear Whether light passes triangles of a look. */
export function arrange(bodies: Bodies, isClear: (look: number) => boolean): Arranged {
  const { corners, normals, uvs, looks, owners, places } = bodies;
  const { nodes, order } = buildBvh(corners);
  const count = order.length;
  const triangles = sharedFloats(new Float32Array(count * 9));
  const ownNormals = sharedFloats(new Float32Array(count * 9));
  const ownUvs = sharedFloats(new Float32Array(count * 6));
  for (let n = 0; n < count; n++) {
    const from = order[n] as number;
    for (let k = 0; k < 3; k++) {
      const corner = corners[from * 9 + k] as number;
      triangles[n * 9 + k] = corner;
      triangles[n * 9 + 3 + k] = (corners[from * 9 + 3 + k] as number) - corner;
      triangles[n * 9 + 6 + k] = (corners[from * 9 + 6 + k] as number) - corner;
    }
    ownNormals.set(normals.subarray(from * 9, from * 9 + 9), n * 9);
    ownUvs.set(uvs.subarray(from * 6, from * 6 + 6), n * 6);
  }
  const lookOf = sharedInts(Array.from(order, (from) => looks[from] as number));
  const ownerOf = sharedInts(Array.from(order, (from) => owners[from] as number));
  return {
    bvh: layOutBvh({ nodes }, triangles, ownerOf, (n) => isClear(lookOf[n] as number)),
    triangles,
    normals: ownNormals,
    uvs: ownUvs,
    lookOf,
    ownerOf,
    places: sharedFloats(places),
  };
}
