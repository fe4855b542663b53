import * as contract from '@wevisu/contract/table-views.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import {
  changeView,
  chooseDefault,
  createView,
  deleteView,
  listTableViews,
  type TableViewsDeps,
} from './views.ts';

export function addTableViewCalls(calls: CallTable, deps: TableViewsDeps): void {
  calls.add(contract.listTableViews, async ({ user }, { query }) =>
    ok({ data: await listTableViews(deps, { user, ...query }) }),
  );
  calls.add(contract.createTableView, async ({ user }, { body }) => {
    const view = await createView(deps, { user, body });
    return view.ok ? ok({ data: view.value, message: 'The view was saved.' }) : view;
  });
  calls.add(contract.updateTableView, async ({ user }, { params, body }) => {
    const view = await changeView(deps, { user, ...params, body });
    return view.ok ? ok({ data: view.value, message: 'The view was changed.' }) : view;
  });
  calls.add(contract.setDefaultView, async ({ user }, { params, body }) => {
    const set = await chooseDefault(deps, { user, ...params, isDefault: body.is_default });
    if (!set.ok) return set;
    const message = body.is_default
      ? 'The table opens with this view.'
      : 'The table opens as it was made.';
    return ok({ message });
  });
  calls.add(contract.deleteTableView, async ({ user }, { params }) => {
    const gone = await deleteView(deps, { user, ...params });
    return gone.ok ? ok({ message: 'The view was deleted.' }) : gone;
  });
}
