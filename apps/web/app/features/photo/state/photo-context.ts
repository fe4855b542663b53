import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { MarkedSurface, PhotoDocument } from '../marks/photo-document.ts';
import type { PhotoWork, WorkState } from '../worker/photo-work.ts';
import type { PhotoActions, PhotoState, PhotoStore } from './photo-store.ts';

/** Everything that the parts of one open photo share. */
export interface OpenPhoto {
  readonly store: PhotoStore;
  readonly work: PhotoWork;
  readonly picture: Blob;
  /** Of the photo as this device keeps it; null for one of an account. */
  readonly draftId: string | null;
  /** Address of the photo for this page alone. */
  readonly url: string;
  /** Whose prices are shown; null for none. */
  readonly vsdId: string | null;
  /** Works everything out once more, after it failed. */
  readonly workAgain: () => void;
  /** Where photo and marks are kept. */
  readonly place: 'device' | 'account';
  /** Lets go of the photo and of everything marked on it. */
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

/** The surface that is worked on. */
export function useSurface(): MarkedSurface | null {
  const id = usePhoto(({ surfaceId }) => surfaceId);
  return useMarks().surfaces.find((one) => one.id === id) ?? null;
}
