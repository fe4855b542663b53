// Paint and joints of all faces, one mesh for each color.
import {
  BufferAttribute,
  BufferGeometry,
  type Group,
  type Matrix4,
  Mesh,
  type MeshStandardMaterial,
  Vector3,
} from 'three';
import type { FlatMesh } from './laid-cells.ts';
import { buildPlainMaterial, DEPTH_STEPS, setDepthSteps } from './surface-material.ts';
import type { FaceHit } from './view-events.ts';

export interface Ground extends FaceHit {
  readonly color: string;
  readonly flat: FlatMesh;
  readonly matrix: Matrix4;
}

interface Shown {
  readonly mesh: Mesh;
  /** First triangle of each ground, ascending, and what it shows. */
  ranges: { readonly from: number; readonly hit: FaceHit }[];
}

function joinGrounds(grounds: readonly Ground[]): {
  geometry: BufferGeometry;
  ranges: Shown['ranges'];
} {
  const vertices = grounds.reduce((sum, { flat }) => sum + flat.places.length / 2, 0);
  const count = grounds.reduce((sum, { flat }) => sum + flat.indices.length, 0);
  const positions = new Float32Array(vertices * 3);
  const normals = new Float32Array(vertices * 3);
  const indices = new Uint32Array(count);
  const ranges: Shown['ranges'] = [];
  const at = new Vector3();
  let vertex = 0;
  let index = 0;
  for (const { flat, matrix, faceId, nodeId, slot } of grounds) {
    const normal = new Vector3().setFromMatrixColumn(matrix, 2).normalize();
    ranges.push({ from: index / 3, hit: { faceId, nodeId, slot } });
    for (const one of flat.indices) indices[index++] = one + vertex;
    for (let n = 0; n < flat.places.length; n += 2) {
      at.set(flat.places[n] ?? 0, flat.places[n + 1] ?? 0, 0).applyMatrix4(matrix);
      positions.set([at.x, at.y, at.z], vertex * 3);
      normals.set([normal.x, normal.y, normal.z], vertex * 3);
      vertex++;
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  geometry.computeBoundingSphere();
  return { geometry, ranges };
}

export function createGroundBatch(root: Group) {
  const shown = new Map<string, Shown>();
  const materials = new Map<string, MeshStandardMaterial>();

  function materialOf(color: string): MeshStandardMaterial {
    const known = materials.get(color);
    if (known) return known;
    const made = buildPlainMaterial(color);
    setDepthSteps(made, DEPTH_STEPS.ground);
    // Joints lie behind everything else: seen along a wall, steps of depth alone would let them show through its tiles.
    made.polygonOffsetFactor = 2;
    materials.set(color, made);
    return made;
  }

  return {
    update(grounds: readonly Ground[]): void {
      const byColor = Map.groupBy(grounds, ({ color }) => color);
      for (const [color, own] of shown) {
        if (byColor.has(color)) continue;
        own.mesh.geometry.dispose();
        own.mesh.removeFromParent();
        materials.get(color)?.dispose();
        materials.delete(color);
        shown.delete(color);
      }
      for (const [color, list] of byColor) {
        const { geometry, ranges } = joinGrounds(list);
        const known = shown.get(color);
        if (known) {
          known.mesh.geometry.dispose();
          known.mesh.geometry = geometry;
          known.ranges = ranges;
          continue;
        }
        const mesh = new Mesh(geometry, materialOf(color));
        mesh.receiveShadow = true;
        mesh.matrixAutoUpdate = false;
        root.add(mesh);
        shown.set(color, { mesh, ranges });
      }
    },
    /** The face that a triangle belongs to; null for other objects. */
    hitOf(object: unknown, triangle: number): FaceHit | null {
      for (const { mesh, ranges } of shown.values()) {
        if (mesh === object) return ranges.findLast(({ from }) => from <= triangle)?.hit ?? null;
      }
      return null;
    },
    dispose(): void {
      this.update([]);
    },
  };
}
