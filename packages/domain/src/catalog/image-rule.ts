import { messageOf, type Refusal, refuse } from '../errors/errors.ts';

/** CAT-14: the only image types that may be uploaded. An svg is cleaned on the server (U-18). */
export const IMAGE_EXTENSIONS = ['jpg', 'svg', 'jpeg', 'png', 'bmp', 'gif'] as const;

export interface ImageSize {
  /** Name of the form field, as the message shows it. */
  readonly field: string;
  /** Pixels, read from the file itself. */
  readonly width: number;
  readonly height: number;
}

export interface ImageFacts extends ImageSize {
  readonly fileName: string;
}

interface MinSize {
  readonly width: number;
  readonly height: number;
}

/**
 * CAT-14, CAT-15: refuses a file of another type or below the minimum width and height in pixels;
 * null when it passes. A file name proves nothing, so the server also checks the content.
 */
export function checkImage(
  image: ImageFacts,
  min: MinSize,
): Refusal<'image_type_invalid' | 'image_too_small'> | null {
  const extension = /\.([^.]+)$/.exec(image.fileName)?.[1]?.toLowerCase() ?? '';
  if (!(IMAGE_EXTENSIONS as readonly string[]).includes(extension)) {
    return refuse('image_type_invalid', { params: { field: image.field, ...min } });
  }
  return checkImageSize(image, min);
}

/** CAT-15 alone, where the type is known from the content. */
export function checkImageSize(
  { field, width, height }: ImageSize,
  min: MinSize,
): Refusal<'image_too_small'> | null {
  const isSmall = width < min.width || height < min.height;
  return isSmall ? refuse('image_too_small', { params: { field, ...min } }) : null;
}

/** CAT-15: 'The photo field must be Minimum 200 X 100 pixels.' */
export function imageTooSmallMessage(field: string, width: number, height: number): string {
  return messageOf(refuse('image_too_small', { params: { field, width, height } }));
}
