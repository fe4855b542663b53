import { BufferAttribute, BufferGeometry } from 'three';
import type { FlatMesh } from './laid-cells.ts';

/** Builds a flat mesh in its face's plane: z = 0, tenths. */
export function flatGeometry(mesh: FlatMesh): BufferGeometry {
  const count = mesh.places.length / 2;
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  for (let n = 0; n < count; n++) {
    positions[n * 3] = mesh.places[n * 2] ?? 0;
    positions[n * 3 + 1] = mesh.places[n * 2 + 1] ?? 0;
    normals[n * 3 + 2] = 1;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new BufferAttribute(mesh.uvs, 2));
  geometry.setIndex(new BufferAttribute(mesh.indices, 1));
  geometry.computeBoundingSphere();
  geometry.computeBoundingBox();
  return geometry;
}
