// Baked patches by look: made once, kept while something wears them and, as far as the budget of
// graphics memory goes, a while longer.
import type { CoveringLaying } from '@wevisu/scene/patterns/lay-area.ts';
import type { MeshStandardMaterial } from 'three';
import type { Patch } from './patch.ts';
import { buildSurfaceMaterial, patchBytes } from './surface-material.ts';
import type { Workshop } from './workshop.ts';

/** What surfaces may take of the graphics memory (the whole view: 96 MB). */
const BUDGET_BYTES = 72 * 1024 * 1024;

interface Kept {
  users: number;
  readonly ready: Promise<{ readonly patch: Patch; readonly material: MeshStandardMaterial }>;
  made: { readonly patch: Patch; readonly material: MeshStandardMaterial } | null;
}

/** Turned and shifted layings share a patch: the cells carry their angle themselves. */
function keyOf(laying: CoveringLaying): string {
  return JSON.stringify({ ...laying, angleDeg: 0 });
}

export function createPatchStore(workshop: Workshop, pixels: number) {
  const kept = new Map<string, Kept>();

  function bytes(): number {
    let sum = 0;
    for (const { made } of kept.values()) if (made) sum += patchBytes(made.patch);
    return sum;
  }

  /** The longest unused go first. */
  function makeRoom(): void {
    for (const [key, one] of kept) {
      if (bytes() <= BUDGET_BYTES) return;
      if (one.users > 0 || !one.made) continue;
      one.made.material.dispose();
      kept.delete(key);
    }
  }

  return {
    use(laying: CoveringLaying): Kept['ready'] {
      const key = keyOf(laying);
      const known = kept.get(key);
      if (known) {
        known.users++;
        kept.delete(key);
        kept.set(key, known);
        return known.ready;
      }
      const one: Kept = {
        users: 1,
        made: null,
        ready: workshop.run({ job: 'patch', laying, pixels }).then((patch) => {
          one.made = { patch, material: buildSurfaceMaterial(patch) };
          makeRoom();
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
      makeRoom();
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
