// The things of a scene by node: one geometry for all that look alike, a matrix for each. Moving a thing changes its
// matrix; only a changed look is built.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { Matrix4 } from 'three';
import type { PlacedThing, SharedShape, ThingBatch } from './thing-batch.ts';
import type { ThingGeometry } from './thing-mesh.ts';

export interface ThingSpec {
  readonly id: NodeId;
  /** Equal keys look alike. */
  readonly key: string;
  readonly matrix: Matrix4;
  /** It stands on or in another thing, and is drawn over that where they share a plane. */
  readonly isCarried: boolean;
  build(): Promise<ThingGeometry>;
}

interface Built {
  readonly shape: Promise<SharedShape>;
  users: number;
}

interface Shown {
  readonly matrix: Matrix4;
  key: string;
  isCarried: boolean;
  placed: PlacedThing | null;
  drop: () => void;
}

interface PlacedSetOptions {
  readonly batch: ThingBatch;
  /** A thing became visible. */
  readonly onReady: () => void;
}

export function createPlacedSet({ batch, onReady }: PlacedSetOptions) {
  const built = new Map<string, Built>();
  const shown = new Map<NodeId, Shown>();

  function shapeOf({ key, build }: ThingSpec): Built {
    const known = built.get(key);
    if (known) return known;
    const made: Built = { users: 0, shape: build().then(batch.share) };
    built.set(key, made);
    return made;
  }

  /** The last user drops the geometry, once it is built. */
  function release(key: string, one: Built): void {
    one.users--;
    if (one.users > 0) return;
    built.delete(key);
    one.shape.then(batch.unshare, () => {});
  }

  function show(spec: ThingSpec, own: Shown): () => void {
    let isGone = false;
    const one = shapeOf(spec);
    one.users++;
    one.shape
      .then((shape) => {
        if (isGone) return;
        own.placed = batch.place(shape, spec.id, own.matrix, own.isCarried);
        onReady();
      })
      .catch((error: unknown) => {
        if (!isGone) console.warn(`${spec.id} can't be drawn.`, error);
      });
    return () => {
      isGone = true;
      own.placed?.remove();
      own.placed = null;
      release(spec.key, one);
    };
  }

  return {
    /** Shows these things and no others. */
    update(all: readonly ThingSpec[]): void {
      const gone = new Set(shown.keys());
      for (const spec of all) {
        const { id, key, matrix, isCarried } = spec;
        gone.delete(id);
        let own = shown.get(id);
        if (!own) {
          own = { matrix: new Matrix4(), key: '', isCarried, placed: null, drop: () => {} };
          shown.set(id, own);
        }
        own.matrix.copy(matrix);
        own.placed?.move(own.matrix);
        if (own.key === key && own.isCarried === isCarried) continue;
        const drop = own.drop;
        own.key = key;
        own.isCarried = isCarried;
        own.drop = show(spec, own);
        drop();
      }
      for (const id of gone) {
        shown.get(id)?.drop();
        shown.delete(id);
      }
    },
    /** A thing as drawn, to move it while it is dragged; null until it is built. */
    placed(id: NodeId): PlacedThing | null {
      return shown.get(id)?.placed ?? null;
    },
    dispose(): void {
      this.update([]);
    },
  };
}
