import { MEDIA_WIDTHS, type MediaWidth, mediaAddress } from '@wevisu/contract/media.ts';
import { Picture, type PictureProps } from './picture.tsx';

export interface MediaPictureProps
  extends Pick<PictureProps, 'alt' | 'sizes' | 'isFirst' | 'className'> {
  /** The `picture` of a reply. */
  readonly picture: string;
}

/** A square picture from the media route. */
export function MediaPicture({ picture, ...props }: MediaPictureProps) {
  return (
    <Picture
      {...props}
      srcOf={(width) => mediaAddress(picture, width as MediaWidth)}
      widths={MEDIA_WIDTHS}
    />
  );
}
