import type { Product } from '@wevisu/contract/catalog.ts';
import { sizeDrawingAddress, viewKeyOf } from '@wevisu/contract/media.ts';
import type { Variant } from './variants.ts';

/** A designed room in which a product is used. */
export interface RoomWithProduct {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
}

export type GalleryItem =
  | {
      readonly kind: 'picture' | 'room' | 'photo';
      readonly picture: string;
      readonly label: string;
    }
  | { readonly kind: 'drawing'; readonly address: string; readonly label: string };

const VIEW_LABELS: Readonly<Record<Exclude<Product['views'][number], 'size'>, string>> = {
  front: 'One piece',
  close: 'Close-up',
  room: 'On the floor',
  wall: 'On the wall',
};

/** Rooms among the pictures; the others are shown further down the page. */
const MAX_ROOMS = 2;

/** The gallery of a product in the selected variant: its own picture first, then its vendor's, the dimensions last. */
export function listGallery(
  {
    hash,
    picture: productPicture,
    views,
    photos,
  }: Pick<Product, 'hash' | 'picture' | 'views' | 'photos'>,
  variant: Pick<Variant, 'id' | 'picture'> | null,
  rooms: readonly RoomWithProduct[],
): GalleryItem[] {
  const picture = variant?.picture ?? productPicture;
  // A variant without its own picture uses its product's.
  const variantId = variant !== null && picture !== productPicture ? variant.id : 0;
  return [
    { kind: 'picture', picture, label: 'Product' },
    ...photos.map(
      ({ picture: photo, alt }): GalleryItem => ({ kind: 'photo', picture: photo, label: alt }),
    ),
    ...views.flatMap((view): GalleryItem[] =>
      view === 'size' || !picture.startsWith('p/')
        ? []
        : [{ kind: 'picture', picture: viewKeyOf(picture, view), label: VIEW_LABELS[view] }],
    ),
    ...rooms
      .slice(0, MAX_ROOMS)
      .map((room): GalleryItem => ({ kind: 'room', picture: room.picture, label: room.name })),
    ...(views.includes('size')
      ? [
          {
            kind: 'drawing' as const,
            address: sizeDrawingAddress({ productHash: hash, variantId, picture }),
            label: 'Measures',
          },
        ]
      : []),
  ];
}

/** A key for an item within its gallery. */
export function keyOfItem(item: GalleryItem): string {
  return item.kind === 'drawing' ? item.address : item.picture;
}
