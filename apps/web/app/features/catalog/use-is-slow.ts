import { useEffect, useState } from 'react';

/** For shorter waits, flashing skeletons is more distracting than waiting. */
const SLOW_MS = 180;

/** Whether something has been pending long enough to show it. */
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
