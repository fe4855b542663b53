import { useState } from 'react';
import { useSiteSettings } from '../../platform/site-settings.ts';
import type { ShopProfile } from './selection.ts';
import { useShowroom } from './use-showroom.ts';

export interface SampleOfferProps {
  /** Called once the visitor is in the sample showroom; without it the page stays. */
  readonly onEntered?: (profile: ShopProfile) => void;
}

/** For visitors without a Showroom ID: the way into the sample showroom. Nothing inside it, or where there is none. */
export function SampleOffer({ onEntered }: SampleOfferProps) {
  const { sampleShowroom } = useSiteSettings();
  const { isSample } = useShowroom();
  const [isEntering, setEntering] = useState(false);
  if (sampleShowroom === null || isSample) return null;

  async function enter(id: string) {
    setEntering(true);
    try {
      const profile = await (await import('./showroom-calls.ts')).enterShowroom(id);
      if (profile) onEntered?.(profile);
    } catch {
      // The call has already reported the error.
    } finally {
      setEntering(false);
    }
  }

  return (
    <p className="text-14 text-muted">
      No ID yet?{' '}
      <button
        aria-disabled={isEntering}
        className="text-link min-h-6 rounded-[4px]"
        onClick={() => void (isEntering || enter(sampleShowroom))}
        type="button"
      >
        Look around a sample showroom
      </button>
    </p>
  );
}
