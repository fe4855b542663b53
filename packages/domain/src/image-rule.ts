import { messageOf, type Refusal, refuse } from './errors.ts';

/** CAT-14: the only image types that may be uploaded. An svg is cleaned on the server (U-18). */
export const IMAGE_EXTENSIONS = ['jpg', 'svg', 'jpeg', 'png', 'bmp', 'gif'] as const;

export interface ImageFacts {
  /** Name of the form field, as the message shows it. */
  readonly field: string;
  readonly fileName: string;
  /** Pixels, read from the file itself. */
  readonly width: number;
  readonly height: number;
}

/**
 * CAT-14, CAT-15: refuses a file of another type or below the least width and height in pixels;
 * null when it will do. A file name proves nothing: the server also checks the content.
 */
export function checkImage(
  image: ImageFacts,
  least: { readonly width: number; readonly height: number },
): Refusal<'image_type_invalid' | 'image_too_small'> | null {
  const params = { field: image.field, ...least };
  const extension = /\.([^.]+)$/.exec(image.fileName)?.[1]?.toLowerCase() ?? '';
  if (!(IMAGE_EXTENSIONS as readonly string[]).includes(extension)) {
    return refuse('image_type_invalid', { params });
  }
  const small = image.width < least.width || image.height < least.height;
  return small ? refuse('image_too_small', { params }) : null;
}

/** CAT-15: 'The photo field must be Minimum 200 X 100 pixels.' */
export function imageTooSmallMessage(field: string, width: number, height: number): string {
  return messageOf(refuse('image_too_small', { params: { field, width, height } }));
}
