import { type PictureView, pictureKeyOf, viewKeyOf } from '@wevisu/contract/media.ts';
import type { VariantId } from '@wevisu/domain/ids.ts';
import { type ModelSpec, modelSpecSchema } from '@wevisu/scene/kinds/model-spec.ts';
import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import { parseProductPicture } from '@wevisu/scene/pictures/product-picture.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { toPictureKey } from '../picture-key.ts';
import { getModelPicture } from '../store/model-pictures.ts';
import {
  getCategoryPicture,
  getPicture,
  getRoomPictureKey,
  type PictureRow,
} from '../store/pictures.ts';
import type { WarnUnreadable } from '../unreadable-pictures.ts';
import type { BakeSource } from './bake-thread.ts';
import { viewSpec } from './view-spec.ts';

/** What the key in an address refers to. */
export type FoundPicture =
  | { readonly type: 'source'; readonly source: BakeSource }
  /** It has changed, or did not exist yet when the address was made. */
  | { readonly type: 'moved'; readonly key: string }
  | null;

const MODEL = /^m\/([0-9a-f]{16})$/;
const PRODUCT = /^p\/([\w-]{1,40})\/(\d{1,12})-([0-9a-z]{1,32})$/;
const VIEW = /^v\/(front|close|room|wall)\/([\w-]{1,40}\/\d{1,12}-[0-9a-z]{1,32})$/;
const ROOM = /^rooms\/([a-z0-9][a-z0-9-]{0,79})-[0-9a-f]{12}$/;
const CATEGORY = /^c\/(\d{1,9})-([0-9a-z]{1,32})$/;

export function isPictureKey(key: string): boolean {
  return [MODEL, PRODUCT, VIEW, ROOM, CATEGORY].some((pattern) => pattern.test(key));
}

/** The key of a model's picture without its `m/`; null of anything else. */
export function modelKeyOf(key: string): string | null {
  return MODEL.exec(key)?.[1] ?? null;
}

export interface PictureFinder {
  readonly db: Queryable;
  readonly modelsFolder: string;
  readonly roomsFolder: string;
  readonly warnUnreadable: WarnUnreadable;
}

/**
 * Looks up a picture by its owner. The content hash must match the row, so that nobody can have pictures
 * made that the catalog does not have. One that can't be read counts as missing.
 */
export async function findPicture(
  { db, modelsFolder, roomsFolder, warnUnreadable }: PictureFinder,
  key: string,
): Promise<FoundPicture> {
  const model = MODEL.exec(key);
  if (model !== null) {
    return { type: 'source', source: { type: 'file', path: `${modelsFolder}/${model[1]}.webp` } };
  }
  const room = ROOM.exec(key);
  if (room !== null) {
    const current = await getRoomPictureKey(db, { id: room[1] ?? '' });
    if (current === null) return null;
    if (current !== key) return { type: 'moved', key: current };
    return { type: 'source', source: { type: 'file', path: `${roomsFolder}/${room[1]}.webp` } };
  }
  const view = VIEW.exec(key);
  if (view !== null) {
    const found = await findProduct({ db, warnUnreadable }, `p/${view[2]}`);
    return found === null ? null : toView(found, view[1] as PictureView);
  }
  if (PRODUCT.test(key)) return findProduct({ db, warnUnreadable }, key);
  const category = CATEGORY.exec(key);
  if (category === null) return null;
  const id = Number(category[1]);
  const picture = await getCategoryPicture(db, { id });
  if (picture === null) return null;
  try {
    return toFound(key, { picture, current: addressOf(toPictureKey(picture), `c/${id}-`) });
  } catch (error) {
    warnUnreadable(`category ${id}`, error);
    return null;
  }
}

/** What a vendor's model is made of, by its picture's key; null of one that was never live. */
export async function findModelSpec(
  { db, warnUnreadable }: Pick<PictureFinder, 'db' | 'warnUnreadable'>,
  key: string,
): Promise<ModelSpec | null> {
  const row = await getModelPicture(db, { key });
  if (row === null) return null;
  const spec = modelSpecSchema.safeParse(row.spec);
  if (spec.success) return spec.data;
  warnUnreadable(`model ${key}`, spec.error);
  return null;
}

/**
 * The dimension drawing of a product (variant 0) or of a variant. `version` is the last part of its
 * picture's key.
 */
export async function findSizeDrawing(
  { db, warnUnreadable }: Pick<PictureFinder, 'db' | 'warnUnreadable'>,
  of: { readonly hash: string; readonly variantId: number; readonly version: string },
): Promise<FoundPicture> {
  const row = await getPicture(db, { hash: of.hash, variantId: of.variantId as VariantId });
  if (row === null) return null;
  try {
    const picture = mergePicture(row.picture, row.variantPicture);
    const key = row.pictureKey ?? toPictureKey(picture);
    const version = key.split('/').at(-1) ?? '';
    if (version !== of.version) return { type: 'moved', key: `${of.variantId}-${version}` };
    const { type, spec } = parseProductPicture(picture);
    return type === 'surface'
      ? { type: 'source', source: { type: 'surface-size', spec } }
      : { type: 'source', source: { type: 'model-size', spec } };
  } catch (error) {
    warnUnreadable(`product ${of.hash}`, error);
    return null;
  }
}

async function findProduct(
  { db, warnUnreadable }: Pick<PictureFinder, 'db' | 'warnUnreadable'>,
  key: string,
): Promise<FoundPicture> {
  const product = PRODUCT.exec(key);
  if (product === null) return null;
  const [, hash = '', variant] = product;
  const row = await getPicture(db, { hash, variantId: Number(variant) as VariantId });
  if (row === null) return null;
  try {
    return toFoundProduct(row, key, product);
  } catch (error) {
    warnUnreadable(`product ${product[1]}`, error);
    return null;
  }
}

/** Another view of the same surface; a model has only one picture. */
function toView(found: Exclude<FoundPicture, null>, view: PictureView): FoundPicture {
  if (found.type === 'moved') {
    const { key } = found;
    return { type: 'moved', key: key.startsWith('p/') ? viewKeyOf(key, view) : key };
  }
  const { source } = found;
  return source.type === 'surface'
    ? { type: 'source', source: { type: 'surface', spec: viewSpec(source.spec, view) } }
    : null;
}

/** Throws a ZodError for a picture that can't be read. */
function toFoundProduct(
  row: PictureRow,
  key: string,
  [, productHash = '', variant]: RegExpExecArray,
): FoundPicture {
  const variantId = Number(variant);
  const picture = mergePicture(row.picture, row.variantPicture);
  const contentKey = row.pictureKey ?? toPictureKey(picture);
  const current = pictureKeyOf({
    productHash,
    productKey: contentKey,
    variantId,
    variantKey: variantId === 0 ? null : contentKey,
  });
  return toFound(key, { picture, current });
}

function addressOf(contentKey: string, prefix: string): string {
  return contentKey.startsWith('m/') ? contentKey : prefix + contentKey;
}

function toFound(
  key: string,
  { picture, current }: { readonly picture: unknown; readonly current: string },
): FoundPicture {
  if (current !== key) return { type: 'moved', key: current };
  const { type, spec } = parseProductPicture(picture);
  return type === 'surface' ? { type: 'source', source: { type, spec } } : null;
}
