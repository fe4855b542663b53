// Things that stand, by their node: geometry once for all that look alike, a matrix for each. Moving one
// is a matrix; only what looks otherwise than before is built.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { Matrix4 } from 'three';
import type { PlacedThing, SharedShape, ThingBatch } from './thing-batch.ts';
import type { ThingGeometry } from './thing-mesh.ts';

export interface WantedThing {
  readonly id: NodeId;
  /** Equal keys look alike. */
  readonly key: string;
  readonly matrix: Matrix4;
  /** Something else carries it, and gives way where they share a plane. */
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

export interface PlacedSetOptions {
  readonly batch: ThingBatch;
  /** Something new can be seen. */
  readonly onReady: () => void;
}

export function createPlacedSet({ batch, onReady }: PlacedSetOptions) {
  const built = new Map<string, Built>();
  const shown = new Map<NodeId, Shown>();

  function shapeOf({ key, build }: WantedThing): Built {
    const known = built.get(key);
    if (known) return known;
    const made: Built = { users: 0, shape: build().then(batch.share) };
    built.set(key, made);
    return made;
  }

  /** The last user takes the geometry along, at once or as soon as it is there. */
  function release(key: string, one: Built): void {
    one.users--;
    if (one.users > 0) return;
    built.delete(key);
    one.shape.then(batch.unshare, () => {});
  }

  function show(wanted: WantedThing, own: Shown): () => void {
    let isGone = false;
    const one = shapeOf(wanted);
    one.users++;
    one.shape
      .then((shape) => {
        if (isGone) return;
        own.placed = batch.place(shape, wanted.id, own.matrix, own.isCarried);
        onReady();
      })
      .catch((error: unknown) => {
        if (!isGone) console.warn(`${wanted.id} can't be drawn.`, error);
      });
    return () => {
      isGone = true;
      own.placed?.remove();
      own.placed = null;
      release(wanted.key, one);
    };
  }

  return {
    /** Shows these things and no others. */
    update(all: readonly WantedThing[]): void {
      const gone = new Set(shown.keys());
      for (const wanted of all) {
        const { id, key, matrix, isCarried } = wanted;
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
        own.drop = show(wanted, own);
        drop();
      }
      for (const id of gone) {
        shown.get(id)?.drop();
        shown.delete(id);
      }
    },
    /** A thing as it stands, to move it while it is dragged; null until it is built. */
    placed(id: NodeId): PlacedThing | null {
      return shown.get(id)?.placed ?? null;
    },
    dispose(): void {
      this.update([]);
    },
  };
}
export type PlacedSet = ReturnType<typeof createPlacedSet>;
