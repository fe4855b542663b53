import type { DraftCategory } from '../../listings/begin-drafts.ts';

/** What vendors write, made comparable: 'Tile Flooring / Porcelain Tiles' is 'tile flooring > porcelain tile'. */
export function wordsOf(text: string): string {
  return text
    .split(/\s*(?:>|\/|\||»|::|\\)\s*/)
    .map((part) =>
      part
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/\p{M}/gu, '')
        .replaceAll('&', ' and ')
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim()
        .split(' ')
        .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
        .join(' '),
    )
    .filter((part) => part !== '')
    .join(' > ');
}

export type FindCategory = (text: string) => DraftCategory | null;

/**
 * By what this vendor chose before, then by the whole path, its end, the name or the name in an address. Null where
 * several categories would do.
 */
export function createCategoryFinder(
  categories: readonly DraftCategory[],
  chosen: ReadonlyMap<string, number>,
): FindCategory {
  const byWords = new Map<string, DraftCategory | null>();
  for (const category of categories) {
    const path = wordsOf(category.name).split(' > ');
    const names = new Set([
      wordsOf(category.slug),
      ...path.map((_, from) => path.slice(from).join(' > ')),
    ]);
    for (const name of names) byWords.set(name, byWords.has(name) ? null : category);
  }
  const byId = new Map(categories.map((category) => [category.id, category]));
  return (text) => {
    const words = wordsOf(text);
    return byId.get(chosen.get(words) ?? 0) ?? byWords.get(words) ?? null;
  };
}
