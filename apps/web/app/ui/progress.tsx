import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { progress } from '../platform/progress.ts';
import { ProgressBar } from './progress-bar.tsx';

/** The progress bar, driven by calls and page changes. */
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
