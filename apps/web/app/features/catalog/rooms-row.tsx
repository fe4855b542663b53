import { designPath } from '@wevisu/site/paths.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { RoomPicture } from '../../ui/room-picture.tsx';
import type { RoomWithProduct } from './gallery-items.ts';

export interface RoomsRowProps {
  readonly hash: string;
  readonly rooms: readonly RoomWithProduct[];
}

/** Designed rooms that use the product; each opens with it. */
export function RoomsRow({ hash, rooms }: RoomsRowProps) {
  return (
    <div className="mt-20">
      <h2 className="mb-6 text-28">In these rooms</h2>
      <Carousel
        label="In these rooms"
        slides={[
          [0, 1],
          [769, 2],
          [1025, 3],
        ]}
      >
        {rooms.map((room) => (
          <article className="group relative" key={room.id}>
            <RoomPicture
              alt=""
              picture={room.picture}
              sizes="(min-width: 1280px) 400px, (min-width: 1025px) 31vw, (min-width: 769px) 46vw, 92vw"
            />
            <h3 className="mt-3 font-sans text-16 font-[520]">
              <PlainLink
                className="rounded-[4px] underline-offset-3 after:absolute after:inset-0 after:rounded-card group-hover:underline"
                to={designPath({ template: room.id }, { product: hash })}
              >
                {room.name}
              </PlainLink>
            </h3>
          </article>
        ))}
      </Carousel>
    </div>
  );
}
