import type { FinishId } from '../finishes.ts';

/** Triangles in millimetres; three numbers per vertex, three indices per triangle, outward winding. */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

/** One surface of a product: its triangles and where its finish comes from. */
export interface Part {
  readonly mesh: Mesh;
  /** A slot of the kind, or a finish that no buyer chooses (`fixed:cast-iron`). */
  readonly finishSlot: string | `fixed:${FinishId}`;
  /** Direction of grain or brushing, where the finish has one. */
  readonly grain: 'x' | 'y' | 'z';
}
