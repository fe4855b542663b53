// The page's side of the work: two workers, of which the second makes the full picture and is terminated when
// something newer is requested. What is shown always belongs to the newest computed marks.
import type { Spot } from '@wevisu/photo/picture.ts';
import type { PhotoTakeoff } from '@wevisu/photo/takeoff/photo-takeoff.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PhotoDocument } from '../marks/photo-document.ts';
import type { PhotoProblem } from '../marks/steps.ts';
import { latest } from './latest.ts';
import type { Checked, Products } from './lay-document.ts';
import { startThread, type Thread, ThreadEnded, type WorkerLike } from './thread.ts';

export interface WorkState {
  readonly checked: Checked;
  /** From the newest result. */
  readonly problems: readonly PhotoProblem[];
  readonly takeoff: PhotoTakeoff | null;
  /** The laid picture; null while nothing is laid. */
  readonly picture: { readonly bitmap: ImageBitmap; readonly isFull: boolean } | null;
  /** How long the last picture took in its worker, and whether it was the full one. */
  readonly timed: { readonly ms: number; readonly isFull: boolean } | null;
  readonly isLaying: boolean;
  readonly isCounting: boolean;
  /** The error message if something failed; null otherwise. */
  readonly failure: string | null;
}

export interface ToWorkOut {
  readonly document: PhotoDocument;
  readonly products: Products;
  /** The longer side in pixels, as shown. */
  readonly shown: number;
}

export interface PhotoWork {
  readonly store: StoreApi<WorkState>;
  workOut(ask: ToWorkOut): void;
  wire(from: Spot, to: Spot): Promise<readonly Spot[]>;
  /** The full picture as a file. */
  png(ask: Omit<ToWorkOut, 'shown'>): Promise<Blob>;
  close(): void;
}

const FAILED = 'The picture could not be computed. Your marks are kept; try again.';
const nothing: Checked = { problems: [], grid: [], sides: null, accuracy: null };

/** Only changes of the marks and of products in use make a new picture. */
function hasCovering({ surfaces }: PhotoDocument): boolean {
  return surfaces.some(({ covering, isClosed }) => covering !== null && isClosed);
}

export function createPhotoWork(picture: Blob, start: () => WorkerLike): PhotoWork {
  const store = createStore<WorkState>(() => ({
    checked: nothing,
    problems: [],
    takeoff: null,
    picture: null,
    timed: null,
    isLaying: false,
    isCounting: false,
    failure: null,
  }));
  let isClosed = false;
  let quick: Thread | null = opened(failed);
  let full: Thread | null = null;
  let newest: ToWorkOut | null = null;

  function opened(onFailed: (error: unknown) => void): Thread {
    const thread = startThread(start);
    thread.ask('open', { picture }).catch(onFailed);
    return thread;
  }

  /**
   * Workers restart with the next request and not before: if one could not open the photo, trying again would
   * not help.
   */
  function failed(error: unknown) {
    if (isClosed || error instanceof ThreadEnded) return;
    console.warn(error);
    quick?.end();
    full?.end();
    quick = full = null;
    store.setState({ failure: FAILED, isLaying: false, isCounting: false });
  }

  const run = latest(async (ask: ToWorkOut) => {
    try {
      await workOutOne(ask);
    } catch (error) {
      failed(error);
    }
  });

  async function workOutOne(ask: ToWorkOut): Promise<void> {
    const { document, products } = ask;
    quick ??= opened(failed);
    const thread = quick;
    store.setState({ checked: await thread.ask('check', { document }) });
    if (ask !== newest) return;
    const isMeasured = store.getState().checked.sides !== null;
    if (!hasCovering(document) || !isMeasured) {
      put({ picture: null, problems: [], takeoff: null, isLaying: false, isCounting: false });
      return;
    }
    const { bitmap, problems, ms } = await thread.ask('lay', {
      document,
      products,
      longest: ask.shown,
    });
    show(bitmap, false, ms);
    store.setState({ problems });
    if (ask !== newest) return;
    const takeoff = await thread.ask('count', { document, products });
    store.setState({ takeoff, isCounting: ask !== newest, failure: null });
    if (ask === newest) void makeFull(ask);
  }

  function show(bitmap: ImageBitmap, isFull: boolean, ms: number) {
    put({ picture: { bitmap, isFull }, timed: { ms, isFull } });
  }

  /** Shows another picture, or none, and frees the memory of the last one. */
  function put(state: Partial<WorkState> & Pick<WorkState, 'picture'>) {
    const before = store.getState().picture;
    store.setState(state);
    before?.bitmap.close();
  }

  async function makeFull(ask: ToWorkOut): Promise<void> {
    const { document, products } = ask;
    const longest = Math.max(document.width, document.height);
    full ??= opened(failed);
    try {
      const { bitmap, ms } = await full.ask('lay', { document, products, longest });
      if (ask !== newest || isClosed) return bitmap.close();
      show(bitmap, true, ms);
      store.setState({ isLaying: false });
    } catch (error) {
      if (ask === newest) failed(error);
    }
  }

  return {
    store,
    workOut(ask) {
      newest = ask;
      if (full?.isBusy()) {
        full.end();
        full = null;
      }
      const isLaying = hasCovering(ask.document);
      store.setState({ isLaying, isCounting: isLaying, failure: null });
      run(ask);
    },
    async wire(from, to) {
      if (!quick) throw new ThreadEnded();
      return (await quick.ask('wire', { from, to })).way;
    },
    async png({ document, products }) {
      // A thread of its own: what is shown goes on to follow the marks meanwhile.
      // If it cannot open the photo, the next request reports that.
      const thread = opened(() => {});
      try {
        const longest = Math.max(document.width, document.height);
        (await thread.ask('lay', { document, products, longest })).bitmap.close();
        return (await thread.ask('png', {})).file;
      } finally {
        thread.end();
      }
    },
    close() {
      isClosed = true;
      quick?.end();
      full?.end();
      store.getState().picture?.bitmap.close();
    },
  };
}
