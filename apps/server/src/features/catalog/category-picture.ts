import type { CategoryRow } from './index/taxonomy.ts';
import { toPictureKey } from './picture-key.ts';

const known = new WeakMap<object, string>();

/** The key of a category's picture: `m/KEY` of a model, or `c/ID-HASH` of a surface; null for none. */
export function categoryPicture(category: CategoryRow): string | null {
  const { picture } = category;
  if (typeof picture !== 'object' || picture === null) return null;
  let key = known.get(picture);
  if (key === undefined) {
    key = toPictureKey(picture);
    known.set(picture, key);
  }
  return key.startsWith('m/') ? key : `c/${category.id}-${key}`;
}
