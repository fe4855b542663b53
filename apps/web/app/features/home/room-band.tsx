import type { InspiredRoom } from '@wevisu/contract/pages.ts';
import { designPath, PATHS } from '@wevisu/site/paths.ts';
import { Remembered } from '../../platform/remembered.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { RoomPicture } from '../../ui/room-picture.tsx';

/** A link to the visualizer, on a picture of a room made in it. */
export function RoomBand({ room }: { readonly room: InspiredRoom }) {
  return (
    <Remembered
      name="room-band"
      as="section"
      aria-labelledby="visualizer"
      className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
      isPlain
      of={() => [room]}
    >
      {() => (
        <>
          <figure>
            <RoomPicture
              alt=""
              picture={room.picture}
              sizes="(min-width: 1280px) 740px, (min-width: 1025px) 60vw, 92vw"
            />
            <figcaption className="mt-2 text-14 text-muted">
              <PlainLink
                className="underline-offset-3 hover:underline"
                to={designPath({ template: room.id })}
              >
                {room.name}
              </PlainLink>
            </figcaption>
          </figure>
          <div>
            <p className="eyebrow">Visualizer</p>
            <h2 className="mt-3 text-36" id="visualizer">
              See the room before you buy it
            </h2>
            <p className="mt-4 text-18 text-muted">
              What you see is what we count: the pattern is laid out cut by cut, with boxes, waste
              and price right next to it.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <LinkButton to={PATHS.visualize}>Design your room</LinkButton>
              <LinkButton kind="secondary" to={PATHS.visualizeStyle}>
                Find my style
              </LinkButton>
            </div>
          </div>
        </>
      )}
    </Remembered>
  );
}
