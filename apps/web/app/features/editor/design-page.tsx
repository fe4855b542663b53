import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PageHead } from '../../platform/page-head.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';

/** The editor fills the whole window, without the department bar and the footer. */
export const handle = { fillsPage: true };

const EditorRoot = lazy(() => import('./editor-root.tsx'));
const never = () => () => {};

/** The editor runs in the browser only, and the scene code loads only there. */
export default function DesignPage() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <PageHead isPrivate title="Design your room" />
      <h1 className="reader-only">Design your room</h1>
      {isBrowser ? (
        <Suspense fallback={<EditorSkeleton />}>
          <EditorRoot />
        </Suspense>
      ) : (
        <EditorSkeleton />
      )}
    </>
  );
}
