import { formatCount } from '@wevisu/domain/format-count.ts';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';

export interface CategoryTileProps {
  readonly name: string;
  readonly to: string;
  readonly picture: string | null;
  readonly sizes: string;
  readonly note?: string;
  readonly isFirst?: boolean;
}

/** A picture with a name below. */
export function CategoryTile({ name, to, picture, sizes, note, isFirst }: CategoryTileProps) {
  return (
    <PlainLink className="group block rounded-card" isSoon to={to}>
      <TilePicture isFirst={isFirst ?? false} picture={picture} sizes={sizes} />
      <span className="mt-3 block text-16 font-[520] leading-snug underline-offset-3 group-hover:underline">
        {name}
      </span>
      {note && <span className="figures mt-0.5 block text-14 text-muted">{note}</span>}
    </PlainLink>
  );
}

export interface TilePictureProps {
  readonly picture: string | null;
  readonly sizes: string;
  readonly isFirst?: boolean;
}

/** A placeholder for a category without a picture. */
export function TilePicture({ picture, sizes, isFirst = false }: TilePictureProps) {
  return (
    <span className="block overflow-hidden rounded-card bg-sunken">
      {picture ? (
        <MediaPicture
          alt=""
          className="transition-[scale] duration-(--calm) group-hover:scale-[1.025]"
          isFirst={isFirst}
          picture={picture}
          sizes={sizes}
        />
      ) : (
        <span className="block aspect-square" />
      )}
    </span>
  );
}

/** 1 gives '1 product'. */
export function countProducts(total: number): string {
  return total === 1 ? '1 product' : `${formatCount(total)} products`;
}
