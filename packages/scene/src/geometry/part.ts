import type { FinishId } from '../finishes.ts';
import { merge, type Shape } from './shape.ts';
import type { Axis } from './vec.ts';

/** Triangles in millimeters; three numbers per vertex, three indices per triangle, outward winding. */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

/** One surface of a product as a renderer takes it. */
export interface Part {
  readonly mesh: Mesh;
  /** A slot of the kind, or `fixed:` and a finish that no buyer chooses. */
  readonly finishSlot: string;
  /** Direction of wood grain or brushing. */
  readonly grain: Axis;
}

/** One surface of a product as a kind's geometry makes it. */
export interface Piece {
  readonly finishSlot: string;
  readonly grain: Axis;
  readonly shape: Shape;
}

interface Wear {
  /** A slot of the kind. */
  readonly slot?: string;
  /** A finish that no buyer chooses. */
  readonly fixed?: FinishId;
  readonly grain?: Axis;
}

/** A piece of one or several closed shapes that wear one finish; brushing runs along x by default. */
export function piece(wear: Wear, ...shapes: readonly Shape[]): Piece {
  return {
    finishSlot: wear.slot ?? `fixed:${wear.fixed ?? 'cavity'}`,
    grain: wear.grain ?? 'x',
    shape: merge(...shapes),
  };
}

/** The same pieces with every shape changed, as when a handle is moved into place. */
export function changed(pieces: readonly Piece[], change: (shape: Shape) => Shape): Piece[] {
  return pieces.map((one) => ({ ...one, shape: change(one.shape) }));
}
