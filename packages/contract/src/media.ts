// Picture URLs. The key contains a content hash, so a picture may be cached for a year.

/** Widths in pixels that the media route serves. */
export const MEDIA_WIDTHS = [96, 240, 480, 640, 960] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/**
 * URL of a picture at one width. `key` is the `picture` of a reply:
 * `m/<hash>` for a rendered model, `p/<product hash>/<variant id or 0>-<hash>` for a baked surface,
 * `v/<view>/<product hash>/…` for another view of a surface, `rooms/<id>-<hash>` for a template's preview, `logo/<kind>/<id>-<hash>` for a logo, which has no width.
 */
export function mediaAddress(key: string, width: MediaWidth): string {
  return `/media/${width}/${key}.webp`;
}

/** URL of a logo: an SVG, without a width. `key` is the `logo` of a reply. */
export function logoAddress(key: string): string {
  return `/media/${key}.svg`;
}

/** The picture of a vendor's own photo, once it is live: see mediaAddress. */
export function photoKeyOf(file: string): string {
  return `f/${file}`;
}

/** URL of a vendor's document, once it is live. */
export function documentAddress(file: string): string {
  return `/documents/listing/${file}.pdf`;
}

/** URL of a vendor's 3D model, once it is live. */
export function modelAddress(file: string): string {
  return `/media/model/${file}.glb`;
}

/** Other pictures of a surface, made on demand: one piece, a close-up, and two laid patterns. */
export const PICTURE_VIEWS = ['front', 'close', 'room', 'wall'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** Key of another view of a baked surface: `v/<view>/…` for `p/…`. Throws RangeError for other keys. */
export function viewKeyOf(picture: string, view: PictureView): string {
  if (!picture.startsWith('p/')) throw new RangeError(`has no views: ${picture}`);
  return `v/${view}/${picture.slice('p/'.length)}`;
}

/** URL of a product's dimension drawing, an SVG; `variantId` 0 is the product itself. */
export function sizeDrawingAddress(of: {
  readonly productHash: string;
  readonly variantId: number;
  /** The `picture` of a reply. */
  readonly picture: string;
}): string {
  const version = of.picture.split(/[/-]/).at(-1) ?? '';
  return `/media/size/${of.productHash}/${of.variantId}-${version}.svg`;
}

/**
 * The `picture` of a product (variant 0) or a variant, from the `picture_key` columns: 'm/KEY' of a
 * rendered model unchanged, or the content hash of a baked surface with the row's own ids. A variant
 * without a key uses its product's picture. If neither has one yet, the media route resolves the
 * picture from the ids alone.
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
