import { LISTING } from '@wevisu/domain/people/pro-listing.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { PlanPicture } from '../../../ui/room-picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTemplatePicture } from '../../own-templates/use-own-templates.ts';
import type { ListingRoom } from '../directory-calls.ts';

interface RoomChoiceProps {
  readonly rooms: readonly ListingRoom[];
  /** In the order in which they are shown. */
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
  readonly error?: string | undefined;
}

/** Own templates for the portfolio, in the order in which they are chosen. */
export function RoomChoice({ rooms, chosen, onChange, error }: RoomChoiceProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="text-16 font-[550]">Rooms in 3D</legend>
      <p className="text-muted">
        {rooms.length === 0
          ? 'Rooms that you save as templates can be shown here. You have none yet.'
          : `Your templates. Choose up to ${LISTING.maxRooms}; they are shown in the order you choose them. Prices are not shown.`}{' '}
        <PlainLink className="text-link" to={PATHS.visualize}>
          Design a room
        </PlainLink>
      </p>
      {error && <p className="text-danger">{error}</p>}
      <ul className="grid gap-4 sm:grid-cols-2">
        {rooms.map((room) => {
          const place = chosen.indexOf(room.id);
          return (
            <li className="grid gap-2" key={room.id}>
              <OwnPicture room={room} />
              <Checkbox
                isDisabled={place < 0 && chosen.length >= LISTING.maxRooms}
                isSelected={place >= 0}
                onChange={(isOn) =>
                  onChange(isOn ? [...chosen, room.id] : chosen.filter((id) => id !== room.id))
                }
              >
                <span className="wrap-anywhere">
                  {room.name}
                  {place >= 0 && <span className="text-muted">, number {place + 1}</span>}
                </span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

export function OwnPicture({ room }: { readonly room: ListingRoom }) {
  const { address } = useTemplatePicture(room);
  if (address === null) return <Skeleton className="aspect-[3/2] rounded-card" />;
  if (room.picture.kind === 'plan') return <PlanPicture alt="" src={address} />;
  return (
    <img alt="" className="aspect-[3/2] w-full rounded-card bg-sunken object-cover" src={address} />
  );
}
