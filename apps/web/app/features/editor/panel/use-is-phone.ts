import { useSyncExternalStore } from 'react';

/** Below Tailwind's `md`. */
const PHONE = '(max-width: 767.98px)';

/** Whether the panel is a sheet and a bar at the bottom switches views. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(PHONE);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(PHONE).matches,
    () => false,
  );
}
