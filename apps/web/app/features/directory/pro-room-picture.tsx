import { PlanPicture } from '../../ui/room-picture.tsx';
import type { ListingRoom } from './directory-calls.ts';

interface Of {
  readonly slug: string;
  readonly room: ListingRoom;
}

/** For everybody, while the room is in the portfolio of a listed pro. */
export function proPictureAddress(slug: string, { id, picture }: ListingRoom): string {
  return `/api/pros/${slug}/rooms/${id}/picture?version=${picture.version}`;
}

export function ProRoomPicture({ slug, room }: Of) {
  const src = proPictureAddress(slug, room);
  if (room.picture.kind === 'plan') return <PlanPicture alt="" src={src} />;
  return (
    <img
      alt=""
      className="aspect-[3/2] w-full rounded-card bg-sunken object-cover"
      decoding="async"
      loading="lazy"
      src={src}
    />
  );
}
