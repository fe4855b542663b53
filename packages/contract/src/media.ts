// Addresses of pictures. The key carries a content hash, so a picture may be kept for a year.

/** Widths in pixels that the media route serves. */
export const MEDIA_WIDTHS = [96, 240, 480, 640, 960] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/**
 * Address of a picture in one width. `key` is what replies carry as `picture`:
 * `m/<hash>` for a rendered model, `p/<product hash>/<variant id or 0>-<hash>` for a baked surface,
 * `v/<view>/<product hash>/…` for another view of that, `rooms/<id>-<hash>` for a template's preview, `logo/<kind>/<id>-<hash>` for a logo, which has no width.
 */
export function mediaAddress(key: string, width: MediaWidth): string {
  return `/media/${width}/${key}.webp`;
}

/** Address of a logo: an SVG, of no width. `key` is what replies carry as `logo`. */
export function logoAddress(key: string): string {
  return `/media/${key}.svg`;
}

/** Other pictures of a surface, made on demand: one piece, the surface near, and laid in two ways. */
export const PICTURE_VIEWS = ['front', 'close', 'room', 'wall'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** Key of another view of a baked surface: `v/<view>/…` for `p/…`. Throws RangeError for other keys. */
export function viewKeyOf(picture: string, view: PictureView): string {
  if (!picture.startsWith('p/')) throw new RangeError(`has no views: ${picture}`);
  return `v/${view}/${picture.slice('p/'.length)}`;
}

/** Address of a product's drawn measures, an SVG; `variantId` 0 is the product itself. */
export function sizeDrawingAddress(of: {
  readonly productHash: string;
  readonly variantId: number;
  /** What replies carry as `picture` of it. */
  readonly picture: string;
}): string {
  const version = of.picture.split(/[/-]/).at(-1) ?? '';
  return `/media/size/${of.productHash}/${of.variantId}-${version}.svg`;
}

/**
 * What replies carry as `picture` of a product (variant 0) or a variant, from the `picture_key`
 * columns: 'm/KEY' of a rendered model as it is, the content hash of a baked surface with the row's
 * own names. A variant without a key of its own has its product's picture. Where neither has one
 * yet, the media route works it out by the names alone.
 */
export function pictureKeyOf(of: {
  readonly productHash: string;
  readonly productKey: string | null;
  readonly variantId: number;
  readonly variantKey: string | null;
}): string {
  const own = of.variantKey !== null;
  const key = of.variantKey ?? of.productKey ?? 'none';
  return key.startsWith('m/') ? key : `p/${of.productHash}/${own ? of.variantId : 0}-${key}`;
}
