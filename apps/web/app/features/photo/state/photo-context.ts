import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { MarkedSurface, PhotoDocument } from '../marks/photo-document.ts';
import type { PhotoWork, WorkState } from '../worker/photo-work.ts';
import type { PhotoActions, PhotoState, PhotoStore } from './photo-store.ts';

/** Everything that the parts of an open photo share. */
export interface OpenPhoto {
  readonly store: PhotoStore;
  readonly work: PhotoWork;
  readonly picture: Blob;
  /** The id of the photo stored on this device; null for one in an account. */
  readonly draftId: string | null;
  /** Object URL of the photo. */
  readonly url: string;
  /** The showroom whose prices are shown; null for none. */
  readonly vsdId: string | null;
  /** Computes everything again after a failure. */
  readonly workAgain: () => void;
  /** Where the photo and its marks are saved. */
  readonly place: 'device' | 'account';
  /** Discards the photo and all its marks. */
  readonly startOver: () => void;
}

export const PhotoContext = createContext<OpenPhoto | null>(null);

export function useOpenPhoto(): OpenPhoto {
  const open = useContext(PhotoContext);
  if (!open) throw new Error('useOpenPhoto needs an open photo above it.');
  return open;
}

export function usePhoto<T>(select: (state: PhotoState & PhotoActions) => T): T {
  return useStore(useOpenPhoto().store, select);
}

export function useMarks(): PhotoDocument {
  return usePhoto(({ history }) => history.now);
}

export function useWork<T>(select: (state: WorkState) => T): T {
  return useStore(useOpenPhoto().work.store, select);
}

/** The current surface. */
export function useSurface(): MarkedSurface | null {
  const id = usePhoto(({ surfaceId }) => surfaceId);
  return useMarks().surfaces.find((one) => one.id === id) ?? null;
}
