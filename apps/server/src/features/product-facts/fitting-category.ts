import { findCategory, parentOf, type Taxonomy } from '../catalog/index/taxonomy.ts';

/**
 * The category to list of those that fit, joined by commas, most likely first: the one that `like` is or is
 * below, else the first.
 */
export function fittingCategory(taxonomy: Taxonomy, fitting: string, like: string | null): string {
  const slugs = fitting.split(',').map((slug) => slug.trim());
  const own = like === null ? null : findCategory(taxonomy, like);
  const parent = own === null ? null : parentOf(taxonomy, own);
  const ofKind = slugs.find((slug) => slug === own?.code || slug === parent?.code);
  return ofKind ?? slugs[0] ?? 'all';
}
