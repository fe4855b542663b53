import type { MenuMerge } from '@wevisu/contract/menu.ts';
import { listChildrenOf } from '@wevisu/domain/catalog/menu-draft.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readLiveMenu } from './read-live-menu.ts';
import { countMarkups, readWork } from './store.ts';

/** What the draft merges away, by its live names, with the showrooms whose markups on it stop counting. */
export async function listMenuMerges(db: Queryable): Promise<MenuMerge[]> {
  const { content } = await readWork(db);
  const merged = listChildrenOf(content ?? []).flatMap(({ id, merge_into: into }) =>
    id === null || into === null ? [] : [{ id, into }],
  );
  if (merged.length === 0) return [];
  const names = new Map(
    listChildrenOf(await readLiveMenu(db)).map(({ id, name }) => [id, name] as const),
  );
  const counts = new Map(
    (await countMarkups(db, { ids: merged.map(({ id }) => id) })).map(({ id, showrooms }) => [
      id,
      showrooms,
    ]),
  );
  return merged.map(({ id, into }) => ({
    ...{ id, name: names.get(id) ?? '', into: names.get(into) ?? '' },
    showrooms: counts.get(id) ?? 0,
  }));
}
