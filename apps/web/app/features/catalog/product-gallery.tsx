import { MEDIA_WIDTHS, type MediaWidth, mediaAddress } from '@wevisu/contract/media.ts';
import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type GalleryItem, keyOfItem } from './gallery-items.ts';

export interface ProductGalleryProps {
  readonly name: string;
  /** At least one. The first is the selected variant's picture, shown when it is selected. */
  readonly items: readonly GalleryItem[];
}

/** One large picture, with thumbnails below. */
export function ProductGallery({ name, items }: ProductGalleryProps) {
  const first = items[0];
  const [picked, setPicked] = useState<{ readonly first: string; readonly key: string } | null>(
    null,
  );
  if (first === undefined) return null;
  // A selected thumbnail stays until another variant is selected.
  const isKept = picked?.first === keyOfItem(first);
  const current = (isKept && items.find((item) => keyOfItem(item) === picked?.key)) || first;
  return (
    <div>
      <GalleryPicture
        alt={altOf(current, { first, name })}
        isFirst={current === first}
        item={current}
        sizes="(min-width: 1280px) 640px, (min-width: 1025px) 50vw, 94vw"
      />
      {items.length > 1 && (
        <ul aria-label="Pictures" className="mt-3 grid grid-cols-5 gap-2.5 sm:grid-cols-7">
          {items.map((item) => (
            <li key={keyOfItem(item)}>
              <button
                aria-label={item.label}
                aria-pressed={item === current}
                className={cx(
                  'block w-full rounded-[10px] border-2 p-0.5 transition-colors',
                  item === current ? 'border-accent-text' : 'border-transparent hover:border-line',
                )}
                onClick={() => setPicked({ first: keyOfItem(first), key: keyOfItem(item) })}
                title={item.label}
                type="button"
              >
                <GalleryPicture alt="" className="rounded-[6px]" item={item} sizes="88px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A vendor's picture has a text of its own. */
function altOf(
  current: GalleryItem,
  { first, name }: { readonly first: GalleryItem; readonly name: string },
): string {
  if (current.kind === 'photo') return current.label;
  return current === first ? name : `${name}: ${current.label}`;
}

interface GalleryPictureProps {
  readonly item: GalleryItem;
  readonly alt: string;
  readonly sizes: string;
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** Every kind of picture, in the same square. */
function GalleryPicture({ item, alt, sizes, isFirst = false, className }: GalleryPictureProps) {
  switch (item.kind) {
    case 'picture':
    case 'photo':
      return (
        <MediaPicture
          alt={alt}
          className={className ?? ''}
          isFirst={isFirst}
          picture={item.picture}
          sizes={sizes}
        />
      );
    case 'room':
      return (
        <Picture
          alt={alt}
          className={cx('aspect-square', className)}
          ratio={[3, 2]}
          sizes={sizes}
          srcOf={(width) => mediaAddress(item.picture, width as MediaWidth)}
          widths={MEDIA_WIDTHS}
        />
      );
    case 'drawing':
      // Its ink is dark, so it has its own light background.
      return (
        <img
          alt={alt}
          className={cx('block h-auto w-full rounded-card bg-[#faf8f4]', className)}
          decoding="async"
          height={1000}
          loading="lazy"
          src={item.address}
          width={1000}
        />
      );
  }
}
