import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { askForShowroom } from '../showrooms/ask-for-showroom.tsx';

/** Replaces prices for visitors without a showroom, since only showrooms have prices. */
export function PricesCall() {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-accent-tint px-5 py-4">
      <span className="text-accent-text max-sm:hidden">
        <Icon name="lock" />
      </span>
      <p className="min-w-56 flex-1 text-14">
        Your pro sets the prices. Enter a Showroom ID to see them and to shop.
      </p>
      <Button onPress={() => askForShowroom()} size="small">
        Enter a showroom ID to see prices
      </Button>
    </div>
  );
}
