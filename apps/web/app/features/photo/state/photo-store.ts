// What a person works on: the marks with their history, the products used so far, and the current step.
import type { Spot } from '@wevisu/photo/picture.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { endGesture, type History, record, redo, startHistory, undo } from '../marks/history.ts';
import { MAX_STROKES, type PhotoDocument } from '../marks/photo-document.ts';
import { firstOpenStep, type Step } from '../marks/steps.ts';
import type { Products } from '../worker/lay-document.ts';

export type OutlineTool = 'points' | 'hide' | 'give-back';

export interface PhotoState {
  readonly history: History<PhotoDocument>;
  readonly products: Products;
  readonly step: Step;
  /** The current surface. */
  readonly surfaceId: string | null;
  readonly tool: OutlineTool;
  /** New points of an outline follow edges in the picture. */
  readonly followsEdges: boolean;
  /** In photo pixels. */
  readonly brush: number;
  /** The point under the magnifier; null for none. */
  readonly held: Spot | null;
}

export interface PhotoActions {
  /** Adds one undo step; changes in a row with the same gesture are merged. */
  change(
    label: string,
    make: (document: PhotoDocument) => PhotoDocument,
    gesture?: string | null,
  ): void;
  endGesture(): void;
  undo(): void;
  redo(): void;
  learn(facts: readonly ProductFacts[]): void;
  show(
    state: Partial<
      Pick<PhotoState, 'step' | 'surfaceId' | 'tool' | 'followsEdges' | 'brush' | 'held'>
    >,
  ): void;
}

export type PhotoStore = StoreApi<PhotoState & PhotoActions>;

export function createPhotoStore(document: PhotoDocument, products: Products): PhotoStore {
  return createStore<PhotoState & PhotoActions>()((set, get) => {
    /**
     * The current surface may be gone or open again. An open outline takes points and has nothing to brush.
     */
    function put(next: Partial<PhotoState>) {
      const { history, surfaceId, tool } = { ...get(), ...next };
      const { surfaces } = history.now;
      const surface = surfaces.find(({ id }) => id === surfaceId) ?? surfaces.at(-1);
      set({
        ...next,
        surfaceId: surface?.id ?? null,
        tool: surface?.isClosed ? tool : 'points',
      });
    }
    return {
      history: startHistory(document),
      products,
      step: firstOpenStep(document),
      surfaceId: document.surfaces[0]?.id ?? null,
      tool: 'points',
      followsEdges: false,
      brush: Math.round(Math.max(document.width, document.height) / 50),
      held: null,
      change(label, make, gesture) {
        const { history } = get();
        const next = make(history.now);
        if (next === history.now) return;
        put({ history: record(history, label, next, gesture ?? null) });
      },
      endGesture: () => set({ history: endGesture(get().history) }),
      undo: () => put({ history: undo(get().history), held: null }),
      redo: () => put({ history: redo(get().history), held: null }),
      learn(facts) {
        const fresh = Object.fromEntries(facts.map((one) => [one.sku, one]));
        set({ products: { ...get().products, ...fresh } });
      },
      show: put,
    };
  });
}

export function hasBrushLeft({ strokes }: PhotoDocument['surfaces'][number]): boolean {
  return strokes.length < MAX_STROKES;
}

let count = 0;

/** Unique across visits. */
export function newSurfaceId(): string {
  return `s${Date.now().toString(36)}${(count++).toString(36)}`;
}
