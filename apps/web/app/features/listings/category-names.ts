import type { FieldConflict } from '../../back-office/conflict/merge-texts.ts';
import type { ListingForm } from './listing-calls.ts';

/** Names in place of the ids of categories. */
export function nameCategories(
  { categories }: Pick<ListingForm, 'categories'>,
  conflicts: readonly FieldConflict[],
): readonly FieldConflict[] {
  const nameOf = (id: string | null) =>
    id === null ? null : (categories.find((one) => String(one.id) === id)?.name ?? id);
  return conflicts.map((one) =>
    one.path === 'category_id'
      ? { ...one, base: nameOf(one.base), theirs: nameOf(one.theirs), mine: nameOf(one.mine) }
      : one,
  );
}
