import { listFacts } from '@wevisu/contract/visualizer.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useShowroom } from '../../showrooms/use-showroom.ts';
import { type Draft, type KeptMarks, keepMarks } from './keep/draft-db.ts';
import type { OpenPhoto } from './photo-context.ts';
import { createPhotoStore, type PhotoStore } from './photo-store.ts';
import { createPhotoWork } from './work/photo-work.ts';
import { startPhotoWorker } from './work/start-photo-worker.ts';

/** Marks are kept this long after the last change, and when the page is left. */
const KEEP_MS = 250;
/** Pixels of the longer side of the picture that is shown first. */
const QUICK = 900;

type Opened = Pick<OpenPhoto, 'store' | 'work' | 'picture' | 'url' | 'workAgain'> & {
  readonly close: () => void;
};

/** Products that are on the photo, and no others that were only tried. */
function marksOf(store: PhotoStore): KeptMarks {
  const { history, products } = store.getState();
  const skus = new Set(history.now.surfaces.flatMap(({ covering }) => covering?.sku ?? []));
  return {
    document: history.now,
    products: Object.fromEntries(Object.entries(products).filter(([sku]) => skus.has(sku))),
  };
}

function openDraft(
  { picture, document, products }: Draft,
  onKept: (isKept: boolean) => void,
): Opened {
  const store = createPhotoStore(document, products);
  const work = createPhotoWork(picture, startPhotoWorker);
  const url = URL.createObjectURL(picture);
  let timer: ReturnType<typeof setTimeout> | null = null;

  function keep() {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    keepMarks(marksOf(store)).then(
      () => onKept(true),
      () => onKept(false),
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
    timer = setTimeout(keep, KEEP_MS);
  });
  addEventListener('pagehide', keep);
  workAgain();
  return {
    store,
    work,
    picture,
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

/** Opens a photo with its marks: its store, its threads and its keeping, until the page goes. */
export function useOpen(draft: Draft, onStartOver: () => void) {
  const { selection } = useShowroom();
  const vsdId = selection?.vsd_id ?? null;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isSaved, setSaved] = useState(true);
  const over = useRef(onStartOver);
  over.current = onStartOver;

  useEffect(() => {
    const next = openDraft(draft, setSaved);
    setOpened(next);
    return next.close;
  }, [draft]);
  useFreshPrices(opened?.store ?? null, vsdId);

  const open = useMemo(
    () => opened && { ...opened, vsdId, startOver: () => over.current() },
    [opened, vsdId],
  );
  return { open, isSaved };
}

/** Products at the prices of the showroom that is selected now. Without an answer the photo keeps what it has. */
function useFreshPrices(store: PhotoStore | null, vsdId: string | null): void {
  useEffect(() => {
    const skus = store ? Object.keys(marksOf(store).products) : [];
    if (!store || vsdId === null || skus.length === 0) return;
    void call(listFacts, { body: { vsd_id: vsdId, skus } }, { isQuiet: true })
      .then(({ data }) => store.getState().learn(data))
      .catch(() => {});
  }, [store, vsdId]);
}
