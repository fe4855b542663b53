import { PATHS } from '@wevisu/site/paths.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PageHead } from '../../platform/page-head.tsx';
import { PhotoSkeleton } from './photo-skeleton.tsx';

/** The photo fills the whole window, without the department bar and the footer. */
export const handle = { fillsPage: true };

const PhotoRoot = lazy(() => import('./photo-root.tsx'));
const never = () => () => {};

/** VIS-02: lays products in a photo of your own room. Everything runs in the browser. */
export default function PhotoPage() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <PageHead
        canonicalPath={PATHS.visualizePhoto}
        description="See tile, wood or laminate on the floor of your own room: mark a photo, choose a product, and see how many boxes you need. Your photo stays on your device."
        title="Your own room"
      />
      {isBrowser ? (
        <Suspense fallback={<PhotoSkeleton />}>
          <PhotoRoot />
        </Suspense>
      ) : (
        <PhotoSkeleton />
      )}
    </>
  );
}
