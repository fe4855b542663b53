import type { Part } from '@wevisu/scene/geometry/part.ts';
import { BufferAttribute, BufferGeometry } from 'three';

/** The geometry of a thing, for all its finishes: solid parts and glass. */
export interface ThingGeometry {
  readonly solid: BufferGeometry | null;
  readonly glass: BufferGeometry | null;
}

const grains = { x: 0, y: 1, z: 2 } as const;

/**
 * Joins parts (millimeters) into one geometry for solid ones and one for those that light passes.
 * @param rowOf The finish table's row for a slot.
 * @param isClear Whether light passes a slot's finish.
 */
export function joinParts(
  parts: readonly Part[],
  rowOf: (slot: string) => number,
  isClear: (slot: string) => boolean,
): ThingGeometry {
  const solid = parts.filter((part) => !isClear(part.finishSlot));
  const clear = parts.filter((part) => isClear(part.finishSlot));
  return { solid: join(solid, rowOf), glass: join(clear, rowOf) };
}

function join(parts: readonly Part[], rowOf: (slot: string) => number): BufferGeometry | null {
  if (parts.length === 0) return null;
  const vertices = parts.reduce((sum, { mesh }) => sum + mesh.positions.length / 3, 0);
  const count = parts.reduce((sum, { mesh }) => sum + mesh.indices.length, 0);
  const positions = new Float32Array(vertices * 3);
  const normals = new Float32Array(vertices * 3);
  const finishes = new Float32Array(vertices);
  const indices = new Uint32Array(count);
  let vertex = 0;
  let index = 0;
  for (const { mesh, finishSlot, grain } of parts) {
    positions.set(mesh.positions, vertex * 3);
    normals.set(mesh.normals, vertex * 3);
    const size = mesh.positions.length / 3;
    finishes.fill(rowOf(finishSlot) * 4 + grains[grain], vertex, vertex + size);
    for (const one of mesh.indices) indices[index++] = one + vertex;
    vertex += size;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('aFinish', new BufferAttribute(finishes, 1));
  geometry.setIndex(new BufferAttribute(indices, 1));
  geometry.computeBoundingBox();
  geometry.computeBoundingSphere();
  return geometry;
}
