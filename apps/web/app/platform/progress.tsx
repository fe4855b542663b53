import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { createProgressStore } from './progress-store.ts';

/** The one bar of this browser window. */
export const progress = createProgressStore();

/** The bar on top of the page, driven by calls and by page changes. */
export function Progress() {
  const isNavigating = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isNavigating) return;
    const end = progress.start();
    return () => end('done');
  }, [isNavigating]);
  const state = useSyncExternalStore(
    progress.subscribe,
    () => progress.state,
    () => 'idle' as const,
  );
  return <ProgressBar state={state} />;
}
