import { useEffect } from 'react';
import { useSession } from '../../platform/session.tsx';
import { useShowroom } from './use-showroom.ts';

/** A pro who selected no showroom is in their own, without entering its ID. */
export function useFollowOwnShowroom(): void {
  const isOutside = useShowroom().selection === null;
  const ownId = useSession().user?.shop_profile?.vsd_id ?? null;

  useEffect(() => {
    if (!isOutside || ownId === null) return;
    // A closed showroom can't be entered: then none is selected, as for everybody else.
    void import('./showroom-calls.ts')
      .then(({ enterShowroom }) => enterShowroom(ownId))
      .catch(() => {});
  }, [isOutside, ownId]);
}
