import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { askForShowroom } from '../showrooms/ask-for-showroom.tsx';

/** Products are for everyone, prices belong to a showroom: says so where prices would stand. */
export function PricesCall() {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-accent-tint px-5 py-4">
      <span className="text-accent-text max-sm:hidden">
        <Icon name="lock" />
      </span>
      <p className="min-w-56 flex-1 text-14">
        Prices are your pro's. Enter a Showroom ID to see them and to shop.
      </p>
      <Button onPress={() => askForShowroom()} size="small">
        Enter a showroom ID to see prices
      </Button>
    </div>
  );
}
