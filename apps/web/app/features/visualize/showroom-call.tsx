import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { askForShowroom } from '../showrooms/ask-for-showroom.tsx';

/** Anyone can browse the rooms; starting one, and seeing its price, takes a showroom. */
export function ShowroomCall() {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-accent-tint px-5 py-4">
      <span className="text-accent-text max-sm:hidden">
        <Icon name="lock" />
      </span>
      <p className="min-w-56 flex-1 text-14">
        Feel free to look around. To start a room and see what it costs, enter the Showroom ID your
        pro gave you.
      </p>
      <Button onPress={() => askForShowroom()} size="small">
        Enter Showroom ID
      </Button>
    </div>
  );
}
