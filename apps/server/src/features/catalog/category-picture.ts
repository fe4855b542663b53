import type { CategoryRow } from './index/taxonomy.ts';
import { toPictureKey } from './picture-key.ts';
import type { WarnUnreadable } from './unreadable-pictures.ts';

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

/** Null if the picture can't be read: the menu does without it, and `warnUnreadableIn` has logged it. */
function readKey(picture: object): string | null {
  try {
    return toPictureKey(picture);
  } catch {
    return null;
  }
}

/** Logs the categories whose pictures can't be read. */
export function warnUnreadableIn(categories: readonly CategoryRow[], tell: WarnUnreadable): void {
  for (const { id, picture } of categories) {
    if (typeof picture !== 'object' || picture === null) continue;
    try {
      toPictureKey(picture);
    } catch (error) {
      tell(`category ${id}`, error);
    }
  }
}
