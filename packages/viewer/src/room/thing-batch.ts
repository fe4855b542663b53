// All things of a scene in two draw calls, one for solid parts and one for glass: equal things share geometry, and each
// has a matrix.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import {
  BatchedMesh,
  Box3,
  type BufferGeometry,
  Color,
  type Group,
  type Material,
  type Matrix4,
} from 'three';
import type { ThingMaterials } from './thing-material.ts';
import type { ThingGeometry } from './thing-mesh.ts';

const INITIAL_THINGS = 64;
const INITIAL_VERTICES = 120_000;
const INITIAL_INDICES = 480_000;

const shownColor = new Color(1, 1, 1);
/** No green: the material draws it before what carries it. */
const carriedColor = new Color(1, 0, 1);
/** The material leaves out what has this color; shadows ignore colors, so they stay. */
const ghostColor = new Color(0, 0, 0);

function createLayer(root: Group, material: Material, castsShadow: boolean) {
  const mesh = new BatchedMesh(INITIAL_THINGS, INITIAL_VERTICES, INITIAL_INDICES, material);
  mesh.castShadow = castsShadow;
  mesh.receiveShadow = castsShadow;
  mesh.sortObjects = !castsShadow;
  mesh.frustumCulled = false;
  mesh.matrixAutoUpdate = false;
  root.add(mesh);
  const owners = new Map<number, NodeId>();
  let things = 0;
  let capacity = INITIAL_THINGS;
  let size = { vertices: INITIAL_VERTICES, indices: INITIAL_INDICES };

  function addGeometry(geometry: BufferGeometry): number {
    const vertices = geometry.getAttribute('position').count;
    const indices = geometry.getIndex()?.count ?? 0;
    if (mesh.unusedVertexCount < vertices || mesh.unusedIndexCount < indices) mesh.optimize();
    while (mesh.unusedVertexCount < vertices || mesh.unusedIndexCount < indices) {
      size = {
        vertices: Math.ceil(size.vertices * 1.6) + vertices,
        indices: Math.ceil(size.indices * 1.6) + indices,
      };
      mesh.setGeometrySize(size.vertices, size.indices);
    }
    return mesh.addGeometry(geometry);
  }

  return {
    mesh,
    owners,
    addGeometry,
    dropGeometry(id: number): void {
      mesh.deleteGeometry(id);
    },
    add(geometryId: number, owner: NodeId, matrix: Matrix4, color: Color): number {
      if (things + 1 > capacity) {
        capacity *= 2;
        mesh.setInstanceCount(capacity);
      }
      things++;
      const id = mesh.addInstance(geometryId);
      mesh.setMatrixAt(id, matrix);
      mesh.setColorAt(id, color);
      owners.set(id, owner);
      return id;
    },
    drop(id: number): void {
      things--;
      owners.delete(id);
      mesh.deleteInstance(id);
    },
  };
}

/** The geometry that equal things share. */
export interface SharedShape {
  readonly solid: number | null;
  readonly glass: number | null;
  readonly box: Box3;
}

/** One thing as drawn. */
export interface PlacedThing {
  readonly matrix: Matrix4;
  readonly box: Box3;
  move(matrix: Matrix4): void;
  /** A ghost casts its shadow and is not seen. */
  setGhost(isGhost: boolean): void;
  remove(): void;
}

export function createThingBatch(root: Group, materials: ThingMaterials) {
  const solid = createLayer(root, materials.solid, true);
  const glass = createLayer(root, materials.glass, false);

  return {
    /** Copies a geometry into the batch and disposes of the original. */
    share(geometry: ThingGeometry): SharedShape {
      const box = new Box3();
      for (const one of [geometry.solid, geometry.glass]) {
        if (one?.boundingBox) box.union(one.boundingBox);
      }
      const shape = {
        solid: geometry.solid && solid.addGeometry(geometry.solid),
        glass: geometry.glass && glass.addGeometry(geometry.glass),
        box,
      };
      geometry.solid?.dispose();
      geometry.glass?.dispose();
      return shape;
    },
    unshare(shape: SharedShape): void {
      if (shape.solid !== null) solid.dropGeometry(shape.solid);
      if (shape.glass !== null) glass.dropGeometry(shape.glass);
    },
    /** @param isCarried Where it shares a plane with what carries it, it is drawn over that. */
    place(shape: SharedShape, owner: NodeId, matrix: Matrix4, isCarried = false): PlacedThing {
      const own = matrix.clone();
      const color = isCarried ? carriedColor : shownColor;
      const put = (layer: typeof solid, id: number | null) =>
        id === null ? [] : [{ layer, id: layer.add(id, owner, own, color) }];
      const parts = [...put(solid, shape.solid), ...put(glass, shape.glass)];
      let isGhostNow = false;
      return {
        matrix: own,
        box: shape.box,
        move(next) {
          own.copy(next);
          for (const { layer, id } of parts) layer.mesh.setMatrixAt(id, own);
        },
        setGhost(isGhost) {
          if (isGhost === isGhostNow) return;
          isGhostNow = isGhost;
          for (const { layer, id } of parts)
            layer.mesh.setColorAt(id, isGhost ? ghostColor : color);
        },
        remove() {
          for (const { layer, id } of parts) layer.drop(id);
        },
      };
    },
    /** The node that a hit belongs to; null for ghosts and other objects. */
    ownerOf(object: unknown, batchId: number | undefined): NodeId | null {
      const layer = object === solid.mesh ? solid : object === glass.mesh ? glass : null;
      if (!layer || batchId === undefined) return null;
      const color = layer.mesh.getColorAt(batchId, new Color()) as Color;
      return color.r < 0.5 ? null : (layer.owners.get(batchId) ?? null);
    },
  };
}
export type ThingBatch = ReturnType<typeof createThingBatch>;
