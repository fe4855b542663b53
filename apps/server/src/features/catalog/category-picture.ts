import type { CategoryRow } from './index/taxonomy.ts';
import { toPictureKey } from './picture-key.ts';

const known = new WeakMap<object, string | null>();

/** The key of a category's picture: `m/KEY` of a model, or `c/ID-HASH` of a surface; null for none. */
export function categoryPicture(category: CategoryRow): string | null {
  const { picture } = category;
  if (typeof picture !== 'object' || picture === null) return null;
  let key = known.get(picture);
  if (key === undefined) {
    key = readKey(picture);
    known.set(picture, key);
  }
  if (key === null) return null;
  return key.startsWith('m/') ? key : `c/${category.id}-${key}`;
}

/** A picture written by an older version may not be readable any more; the menu does without it. */
function readKey(picture: object): string | null {
  try {
    return toPictureKey(picture);
  } catch {
    return null;
  }
}
