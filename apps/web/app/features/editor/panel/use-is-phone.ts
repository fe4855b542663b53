import { useSyncExternalStore } from 'react';

/** Where Tailwind's `md` does not hold. */
const PHONE = '(max-width: 767.98px)';

/** Whether the panel is a sheet and a bar at the bottom changes views. */
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
