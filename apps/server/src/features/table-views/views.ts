import type { CallInput } from '@wevisu/contract/call.ts';
import {
  type createTableView,
  MAX_VIEWS,
  type TableViewRecord,
  type updateTableView,
  VIEWED_TABLES,
  type ViewedTable,
} from '@wevisu/contract/table-views.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import {
  clearDefault,
  countOwnViews,
  dropOthersDefaults,
  findView,
  insertView,
  listViews,
  lockOwner,
  removeView,
  setDefault,
  updateView,
  type ViewRow,
} from './store.ts';

export interface TableViewsDeps {
  readonly pool: Pool;
  readonly now: () => Date;
}

/** Staff are one tenant; a pro and a vendor are one each. */
const STAFF = 0;

function whoIs({ userId, type }: SignedIn) {
  return {
    userId,
    tenantId: type === 'Admin' ? STAFF : userId,
    tables: Object.entries(VIEWED_TABLES).flatMap(([table, role]) => (role === type ? table : [])),
  };
}

export async function listTableViews(
  { pool }: TableViewsDeps,
  { user, table }: { readonly user: SignedIn; readonly table: ViewedTable },
): Promise<TableViewRecord[]> {
  const who = whoIs(user);
  const tables = who.tables.filter((one) => one === table);
  return (await listViews(pool, { ...who, tables })).map(showView);
}

export async function createView(
  { pool, now }: TableViewsDeps,
  {
    user,
    body,
  }: { readonly user: SignedIn; readonly body: CallInput<typeof createTableView>['body'] },
): Promise<Result<TableViewRecord>> {
  const who = whoIs(user);
  const { table, name, state, is_shared: isShared } = body;
  if (!who.tables.includes(table)) return refuse('forbidden');
  return inTransaction(pool, async (trx): Promise<Result<TableViewRecord>> => {
    await lockOwner(trx, who);
    const { count } = await countOwnViews(trx, who);
    if (count >= MAX_VIEWS) return refuse('views_full', { params: { max: MAX_VIEWS } });
    const made = await insertView(trx, { ...who, table, name, state, isShared, now: now() });
    if (made === null) return refuseFields({ name: 'view_name_taken' });
    return ok(showView(await requireView(trx, { ...who, id: made.id })));
  });
}

interface Named {
  readonly user: SignedIn;
  readonly id: number;
}

/** Another person's view is not found, shared or not. */
export async function changeView(
  { pool }: TableViewsDeps,
  { user, id, body }: Named & { readonly body: CallInput<typeof updateTableView>['body'] },
): Promise<Result<TableViewRecord>> {
  const who = whoIs(user);
  return inTransaction(pool, async (trx): Promise<Result<TableViewRecord>> => {
    await lockOwner(trx, who);
    const before = await findView(trx, { ...who, id });
    if (before === null || !before.isOwn) return refuse('view_not_found');
    const {
      name = before.name,
      state = before.state,
      is_shared: isShared = before.isShared,
    } = body;
    const changed = await updateView(trx, { ...who, id, name, state, isShared });
    if (changed === null) return refuseFields({ name: 'view_name_taken' });
    if (!isShared) await dropOthersDefaults(trx, { ...who, id });
    return ok(showView(await requireView(trx, { ...who, id })));
  });
}

export async function chooseDefault(
  { pool }: TableViewsDeps,
  { user, id, isDefault }: Named & { readonly isDefault: boolean },
): Promise<Result<null>> {
  const who = whoIs(user);
  const view = await findView(pool, { ...who, id });
  if (view === null) return refuse('view_not_found');
  if (isDefault) await setDefault(pool, { ...who, id, table: view.table });
  else await clearDefault(pool, { ...who, id });
  return ok(null);
}

export async function deleteView(
  { pool }: TableViewsDeps,
  { user, id }: Named,
): Promise<Result<null>> {
  return (await removeView(pool, { ...whoIs(user), id })) ? ok(null) : refuse('view_not_found');
}

async function requireView(trx: Queryable, of: Parameters<typeof findView>[1]): Promise<ViewRow> {
  const view = await findView(trx, of);
  if (view === null) throw new Error(`view ${of.id} is gone`);
  return view;
}

function showView({
  id,
  name,
  state,
  isShared,
  isOwn,
  owner,
  isDefault,
}: ViewRow): TableViewRecord {
  return {
    ...{ id, name, state, owner },
    ...{ is_shared: isShared, is_own: isOwn, is_default: isDefault },
  };
}
