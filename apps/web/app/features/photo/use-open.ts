import { listFacts } from '@wevisu/contract/product-facts.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { followFacts } from './follow-facts.ts';
import type { PhotoDocument } from './marks/photo-document.ts';
import type { KeptMarks } from './saving/draft-db.ts';
import { MarkedElsewhere } from './saving/marks-saver.ts';
import type { OpenPhoto } from './state/photo-context.ts';
import { createPhotoStore, type PhotoStore } from './state/photo-store.ts';
import type { WorkbenchProps } from './workbench.tsx';
import { createPhotoWork } from './worker/photo-work.ts';
import { startPhotoWorker } from './worker/start-photo-worker.ts';

/** Marks are saved this long after the last change, and when the page closes. */
const KEEP_MS = { device: 250, account: 1500 } as const;
/** The longer side, in pixels, of the preview that is shown first. */
const QUICK = 900;

type Opened = Pick<OpenPhoto, 'store' | 'work' | 'picture' | 'draftId' | 'url' | 'workAgain'> & {
  readonly close: () => void;
};

/** The products on the photo, without those that were only tried. */
function marksOf(store: PhotoStore): KeptMarks {
  const { history, products } = store.getState();
  const skus = new Set(history.now.surfaces.flatMap(({ covering }) => covering?.sku ?? []));
  return {
    document: history.now,
    products: Object.fromEntries(Object.entries(products).filter(([sku]) => skus.has(sku))),
  };
}

interface Keeping {
  readonly isSaved: boolean;
  /** Marks made elsewhere that await a decision; null for none. */
  readonly theirs: PhotoDocument | null;
}

const SAVED: Keeping = { isSaved: true, theirs: null };

function toKeeping(error: unknown): Keeping {
  if (error instanceof MarkedElsewhere) return { isSaved: true, theirs: error.theirs };
  return { isSaved: false, theirs: null };
}

function openDraft(
  { draft, keep: keepThem, place, startsUnkept = false }: WorkbenchProps,
  onKeeping: (keeping: Keeping) => void,
): Opened {
  const { id, picture, document, products } = draft;
  const store = createPhotoStore(document, products);
  const work = createPhotoWork(picture, startPhotoWorker);
  const url = URL.createObjectURL(picture);
  let timer = startsUnkept ? setTimeout(keep) : null;

  function keep() {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    keepThem(marksOf(store)).then(
      () => onKeeping(SAVED),
      (error: unknown) => onKeeping(toKeeping(error)),
    );
  }

  function workAgain() {
    const { history, products: known } = store.getState();
    work.workOut({ document: history.now, products: known, shown: QUICK });
  }

  const stop = store.subscribe((state, before) => {
    if (state.history.now === before.history.now && state.products === before.products) return;
    workAgain();
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(keep, KEEP_MS[place]);
  });
  addEventListener('pagehide', keep);
  workAgain();
  return {
    store,
    work,
    picture,
    draftId: id,
    url,
    workAgain,
    close() {
      stop();
      removeEventListener('pagehide', keep);
      keep();
      work.close();
      URL.revokeObjectURL(url);
    },
  };
}

/** Opens a photo with its marks, its store, its workers and its autosave until the page closes. */
export function useOpen(props: WorkbenchProps) {
  const { draft, place } = props;
  const { selection } = useShowroom();
  const vsdId = selection?.vsd_id ?? null;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [keeping, setKeeping] = useState(SAVED);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const next = openDraft({ ...latest.current, draft }, setKeeping);
    setOpened(next);
    return next.close;
  }, [draft]);
  useFreshPrices(opened?.store ?? null, vsdId);

  const open = useMemo(
    () => opened && { ...opened, vsdId, place, startOver: () => latest.current.onStartOver?.() },
    [opened, vsdId, place],
  );
  function onSettled() {
    latest.current.onSettled?.();
    setKeeping(SAVED);
  }
  return { open, ...keeping, onSettled };
}

/** Loads products at the prices of the selected showroom. */
function useFreshPrices(store: PhotoStore | null, vsdId: string | null): void {
  useEffect(() => {
    if (!store) return;
    return followFacts(store, vsdId, async (skus) => {
      const body = { skus: [...skus], ...(vsdId === null ? {} : { vsd_id: vsdId }) };
      return (await call(listFacts, { body }, { isQuiet: true })).data;
    });
  }, [store, vsdId]);
}
