/** Which product a picture of a ZIP belongs to, as its path may mean; the first SKU that there is counts. */
export interface PictureName {
  readonly skus: readonly string[];
  /** Its place among the pictures of that product, from 1. */
  readonly place: number;
}

const NUMBERED = /^(.+?)(?:_(\d{1,3})| \((\d{1,3})\))$/;
/** What operating systems put beside the files. */
const JUNK = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/** True of folders, and of what an operating system has added. */
export function isNoPicture(path: string): boolean {
  return path.endsWith('/') || JUNK.test(path);
}

/** `SKU.jpg`, `SKU_2.png`, `SKU (2).png` or `SKU/anything.jpg`. */
export function readPictureName(path: string): PictureName {
  const parts = path.replaceAll('\\', '/').split('/');
  const stem = (parts.pop() ?? '').replace(/\.[^.]*$/, '').trim();
  const folder = parts.pop()?.trim() ?? '';
  const [, sku = '', one, two] = NUMBERED.exec(stem) ?? [];
  const place = Number(one ?? two ?? 1);
  // A SKU may itself end in a number: the whole name comes first.
  const skus = [stem, sku, folder].filter((name) => name !== '');
  return { skus: [...new Set(skus)], place: Math.max(1, place) };
}
