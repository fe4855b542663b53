import { useEffect, useState } from 'react';

/** Below this, putting skeletons up and taking them down again is more unrest than waiting. */
const SLOW_MS = 180;

/** Whether something has been pending long enough to say so. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow && isPending;
}
