// A cache of baked patches: each is baked once, kept while something wears it, and dropped when the budget of
// graphics memory runs out, longest unused first.
import type { CoveringLaying } from '@wevisu/scene/laying/lay-cells.ts';
import type { MeshStandardMaterial } from 'three';
import type { Patch } from './patch.ts';
import { BYTES_PER_TEXEL, buildSurfaceMaterial, patchBytes } from './surface-material.ts';
import type { Workshop } from './workshop.ts';

/** A new patch takes at most this share of the free budget, so that there is always space for another. */
const SHARE = 1 / 6;
const MIN_PIXELS = 128;

interface Kept {
  users: number;
  /** Graphics memory that it takes or, until it is baked, may take. */
  bytes: number;
  readonly ready: Promise<{ readonly patch: Patch; readonly material: MeshStandardMaterial }>;
  made: { readonly patch: Patch; readonly material: MeshStandardMaterial } | null;
}

/** Turned and shifted layings share a patch: cells carry their own angle. */
function keyOf(laying: CoveringLaying): string {
  return JSON.stringify({ ...laying, angleDeg: 0 });
}

/** @param maxPixels Longer side of a patch while the budget allows it. */
export function createPatchStore(workshop: Workshop, maxPixels: number) {
  const kept = new Map<string, Kept>();
  let budget = 48 * 1024 * 1024;

  function bytes(): number {
    let sum = 0;
    for (const one of kept.values()) sum += one.bytes;
    return sum;
  }

  /** Drops unused patches over the budget, longest unused first. */
  function evict(): void {
    for (const [key, one] of kept) {
      if (bytes() <= budget) return;
      if (one.users > 0 || !one.made) continue;
      one.made.material.dispose();
      kept.delete(key);
    }
  }

  function pixelsOfNext(): number {
    const share = Math.max(0, budget - bytes()) * SHARE;
    const fitting = Math.floor(Math.sqrt(share / BYTES_PER_TEXEL) / 64) * 64;
    return Math.max(MIN_PIXELS, Math.min(maxPixels, fitting));
  }

  return {
    /** Rejects where the patch can't be baked. Each use needs a `release`. */
    use(laying: CoveringLaying): Kept['ready'] {
      const key = keyOf(laying);
      const known = kept.get(key);
      if (known) {
        known.users++;
        kept.delete(key);
        kept.set(key, known);
        return known.ready;
      }
      const pixels = pixelsOfNext();
      const one: Kept = {
        users: 1,
        bytes: pixels * pixels * BYTES_PER_TEXEL,
        made: null,
        ready: workshop.run({ job: 'patch', laying, pixels }).then((patch) => {
          one.made = { patch, material: buildSurfaceMaterial(patch) };
          one.bytes = patchBytes(patch);
          evict();
          return one.made;
        }),
      };
      kept.set(key, one);
      one.ready.catch(() => kept.delete(key));
      return one.ready;
    },
    release(laying: CoveringLaying): void {
      const one = kept.get(keyOf(laying));
      if (one) one.users--;
      evict();
    },
    /** Sets the graphics memory for all patches, bytes; baked ones keep their size. */
    setBudget(next: number): void {
      budget = next;
      evict();
    },
    get bytes(): number {
      return bytes();
    },
    dispose(): void {
      for (const { made } of kept.values()) made?.material.dispose();
      kept.clear();
    },
  };
}
export type PatchStore = ReturnType<typeof createPatchStore>;
