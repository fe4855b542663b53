import { PATHS } from '@wevisu/site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { askForShowroom } from '../showrooms/ask-for-showroom.tsx';
import { SampleOffer } from '../showrooms/sample-offer.tsx';
import { useShowroom } from '../showrooms/use-showroom.ts';

/** Anyone can browse the rooms and open them in the sample showroom; seeing prices takes a pro's showroom. */
export function ShowroomCall() {
  const { isSample } = useShowroom();
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-accent-tint px-5 py-4">
      <span className="text-accent-text max-sm:hidden">
        <Icon name="lock" />
      </span>
      <div className="min-w-56 flex-1">
        <p className="text-14">
          {isSample
            ? "Open any room in 3D. Prices are hidden in the sample showroom: your pro's Showroom ID shows what a room costs."
            : 'Feel free to look around. To start a room and see what it costs, enter the Showroom ID your pro gave you.'}
        </p>
        <SampleOffer />
        <p className="text-14 text-muted">
          No pro yet?{' '}
          <PlainLink className="text-link" to={PATHS.pros}>
            Find a pro near you
          </PlainLink>
        </p>
      </div>
      <Button onPress={() => askForShowroom()} size="small">
        Enter Showroom ID
      </Button>
    </div>
  );
}
