// Addresses of pictures. The key carries a content hash, so a picture may be kept for a year.

/** Widths in pixels that the media route serves. */
export const MEDIA_WIDTHS = [96, 240, 480, 640, 960] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/**
 * Address of a picture in one width. `key` is what replies carry as `picture`:
 * `m/<hash>` for a rendered model, `p/<product hash>/<variant id or 0>-<hash>` for a baked surface,
 * `logo/<kind>/<id>-<hash>` for a logo, which has no width.
 */
export function mediaAddress(key: string, width: MediaWidth): string {
  return `/media/${width}/${key}.webp`;
}

/** A `srcset` of all widths. */
export function mediaSrcSet(key: string): string {
  return MEDIA_WIDTHS.map((width) => `${mediaAddress(key, width)} ${width}w`).join(', ');
}
