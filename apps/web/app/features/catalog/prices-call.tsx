import { Suspense } from 'react';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { askForShowroom } from '../showrooms/ask-for-showroom.tsx';
import { useShowroom } from '../showrooms/use-showroom.ts';

const SampleOffer = late(async () => ({
  default: (await import('../showrooms/sample-offer.tsx')).SampleOffer,
}));

/** Replaces prices for visitors without a showroom, since only showrooms have prices. */
export function PricesCall() {
  const { isSample } = useShowroom();
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-accent-tint px-5 py-4">
      <span className="text-accent-text max-sm:hidden">
        <Icon name="lock" />
      </span>
      <div className="min-w-56 flex-1">
        <p className="text-14">
          {isSample
            ? "The sample showroom shows no prices and sells nothing. Your pro's Showroom ID opens the prices and the shop."
            : 'Your pro sets the prices. Enter a Showroom ID to see them and to shop.'}
        </p>
        <Suspense fallback={<span className="block h-6" />}>
          <SampleOffer />
        </Suspense>
      </div>
      <Button onPress={() => askForShowroom()} size="small">
        Enter a showroom ID to see prices
      </Button>
    </div>
  );
}
