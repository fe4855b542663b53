import {
  createTableView,
  deleteTableView,
  listTableViews,
  setDefaultView,
  updateTableView,
  type ViewedTable,
  type ViewState,
} from '@wevisu/contract/table-views.ts';
import { call } from '../../platform/api.ts';

const QUIET = { isQuiet: true } as const;

export const viewsKey = (table: ViewedTable) => ['table-views', table] as const;

export async function fetchViews(table: ViewedTable) {
  return (await call(listTableViews, { query: { table } }, { isQuiet: true, isUnseen: true })).data;
}

export function sendView(body: {
  readonly table: ViewedTable;
  readonly name: string;
  readonly state: ViewState;
  readonly is_shared: boolean;
}) {
  return call(createTableView, { body }, QUIET);
}

export function sendChange(
  id: number,
  body: { readonly name?: string; readonly state?: ViewState; readonly is_shared?: boolean },
) {
  return call(updateTableView, { params: { id }, body }, QUIET);
}

export function sendDefault(id: number, isDefault: boolean) {
  return call(setDefaultView, { params: { id }, body: { is_default: isDefault } }, QUIET);
}

export function sendDeletion(id: number) {
  return call(deleteTableView, { params: { id } }, QUIET);
}
