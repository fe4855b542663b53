import type { CallReply } from '@wevisu/contract/call.ts';
import type { listNamedCategories as call } from '@wevisu/contract/price-lists.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { readDraftDefaults } from '../listings/begin-drafts.ts';
import type { PriceListDeps } from './deps.ts';
import { createCategoryFinder, wordsOf } from './new-products/find-category.ts';
import { getOwnPriceList } from './store/lists.ts';
import { chooseCategory, countNamedCategories, listChosenCategories } from './store/new-rows.ts';

type Named = CallReply<typeof call>['data'];

const MAX_NAMED = 200;

/** What the new rows of a list name as categories, and what each is taken for. */
export async function listNamedCategories(
  { pool }: Pick<PriceListDeps, 'pool'>,
  of: { readonly userId: UserId; readonly id: number },
): Promise<Result<Named>> {
  const list = await getOwnPriceList(pool, of);
  if (list === null) return refuse('not_found');
  const { vendorId } = list;
  const [named, { categories }, chosen] = await Promise.all([
    countNamedCategories(pool, { listId: list.id, max: MAX_NAMED }),
    readDraftDefaults(pool, { vendorId }),
    listChosenCategories(pool, { vendorId }),
  ]);
  const find = createCategoryFinder(
    categories,
    new Map(chosen.map(({ words, categoryId }) => [words, categoryId])),
  );
  return ok(
    named.map(({ name, rows }) => {
      const category = find(name);
      return { name, rows, category: category && { id: category.id, name: category.name } };
    }),
  );
}

export async function rememberCategory(
  { pool }: Pick<PriceListDeps, 'pool'>,
  of: {
    readonly userId: UserId;
    readonly id: number;
    readonly name: string;
    readonly categoryId: number;
  },
): Promise<Result<null>> {
  const list = await getOwnPriceList(pool, of);
  if (list === null) return refuse('not_found');
  const { vendorId } = list;
  const { name, categoryId } = of;
  const isKept = await chooseCategory(pool, { vendorId, words: wordsOf(name), categoryId });
  return isKept ? ok(null) : refuseFields({ category_id: 'category_unknown' });
}
