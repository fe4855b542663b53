import { MEDIA_WIDTHS, type MediaWidth, mediaAddress } from '@wevisu/contract/media.ts';
import { cx } from './cx.ts';
import { Picture } from './picture.tsx';

/** Room previews are rendered at 3:2. */
const RATIO = [3, 2] as const;

export interface RoomPictureProps {
  /** The `picture` of a template. */
  readonly picture: string;
  readonly alt: string;
  readonly sizes: string;
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** The rendered preview of a room, with its space reserved. */
export function RoomPicture({ picture, className, ...props }: RoomPictureProps) {
  return (
    <Picture
      {...props}
      className={cx('aspect-[3/2]', className)}
      ratio={RATIO}
      srcOf={(width) => mediaAddress(picture, width as MediaWidth)}
      widths={MEDIA_WIDTHS}
    />
  );
}

export interface PlanPictureProps {
  /** URL of the drawing. */
  readonly src: string;
  readonly alt: string;
  readonly className?: string;
}

/** A floor plan. Its ink is dark, so it has a light background even in dark mode. */
export function PlanPicture({ src, alt, className }: PlanPictureProps) {
  return (
    <span
      className={cx(
        'relative block aspect-[3/2] overflow-hidden rounded-card bg-drawing',
        className,
      )}
    >
      <img
        alt={alt}
        className="absolute inset-[5%] size-[90%] object-contain"
        decoding="async"
        loading="lazy"
        src={src}
      />
    </span>
  );
}
