import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PageHead } from '../../platform/page-head.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';

/** The whole window is the room: no department bar and no footer around it. */
export const handle = { fillsPage: true };

const EditorRoot = lazy(() => import('./editor-root.tsx'));
const never = () => () => {};

/** The editor works in the browser alone: the scene's code is loaded there and nowhere else. */
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
