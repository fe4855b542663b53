import type { Home, InspiredRoom } from '@wevisu/contract/pages.ts';
import { designPath, PATHS } from '@wevisu/site/paths.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { RoomPicture } from '../../ui/room-picture.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { keepRoomChoice } from '../showrooms/stored-item.ts';

/** HOME-09 to HOME-11: rooms designed here; each opens in the visualizer. */
export function InspiredDesigns({ inspired }: { readonly inspired: Home['inspired'] }) {
  if (inspired.every(({ rooms }) => rooms.length === 0)) return null;
  return (
    <section aria-labelledby="inspired">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-36" id="inspired">
            Inspired Designs
          </h2>
          <p className="mt-2 max-w-prose text-muted">
            Open one, change every surface to real products from any brand, and watch boxes, waste
            and price update as you go.
          </p>
        </div>
        <LinkButton kind="secondary" to={PATHS.visualize}>
          Design a room
        </LinkButton>
      </div>
      <Tabs
        label="Inspired Designs"
        tabs={inspired.map(({ tab, rooms }) => ({
          id: tab,
          label: tab,
          panel: <Rooms rooms={rooms} tab={tab} />,
        }))}
      />
    </section>
  );
}

function Rooms({ tab, rooms }: { readonly tab: string; readonly rooms: readonly InspiredRoom[] }) {
  if (rooms.length === 0) return <p className="py-10 text-muted">There are no designs here yet.</p>;
  return (
    <Carousel
      gap={16}
      label={`${tab} designs`}
      slides={[
        [0, 1],
        [481, 2],
        [769, 3],
        [1025, 4],
      ]}
    >
      {rooms.map(({ id, name, picture }) => (
        <PlainLink
          className="group relative block overflow-hidden rounded-card"
          key={id}
          onClick={() =>
            keepRoomChoice({ floorplan: null, floorTemplate: id, is_3d: true, project: null })
          }
          to={designPath({ template: id })}
        >
          <RoomPicture
            alt=""
            className="aspect-[4/5]! transition-[scale] duration-(--calm) group-hover:scale-[1.025] max-sm:aspect-[3/2]!"
            picture={picture}
            sizes="(min-width: 1025px) 540px, (min-width: 769px) 50vw, 92vw"
          />
          <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-[rgb(20_22_21/0.78)] to-transparent px-4 pt-14 pb-4 text-14 font-[520] text-[#faf8f4]">
            {name}
          </span>
        </PlainLink>
      ))}
    </Carousel>
  );
}
