import * as contract from '@wevisu/contract/price-lists.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { PriceListDeps } from './deps.ts';
import { failedRows } from './failed-rows.ts';
import { applyPriceList, cancelPriceList, checkPriceList, undoPriceList } from './move-list.ts';
import { listNamedCategories, rememberCategory } from './named-categories.ts';
import { sendPriceList } from './send-price-list.ts';
import { listPriceLists, showList } from './show-lists.ts';
import { showRows } from './show-rows.ts';

export function addPriceListCalls(calls: CallTable, deps: PriceListDeps): void {
  calls.add(contract.listPriceLists, async ({ user: { userId } }, { query: { before } }) =>
    ok({ data: await listPriceLists(deps, { userId, before: before ?? null }) }),
  );
  calls.add(contract.sendPriceList, async ({ user: { userId } }, { body }) => {
    const sent = await sendPriceList(deps, { userId, file: body.file, fileName: body.file_name });
    return sent.ok
      ? ok({ message: 'The file is here. Its columns are read.', data: sent.value })
      : sent;
  });
  calls.add(contract.getPriceList, async ({ user: { userId } }, { params: { id } }) => {
    const list = await showList(deps, { userId, id });
    return list.ok ? ok({ data: list.value }) : list;
  });
  calls.add(contract.checkPriceList, async ({ user: { userId } }, { params: { id }, body }) => {
    const { version } = body;
    const list = await checkPriceList(deps, { userId, id, version, asked: body });
    return list.ok ? ok({ data: list.value }) : list;
  });
  calls.add(contract.applyPriceList, async ({ user: { userId } }, { params: { id }, body }) => {
    const list = await applyPriceList(deps, {
      ...{ userId, id, version: body.version, confirm: body.confirm },
      heldReason: body.held_reason,
      stockReason: body.stock_reason,
    });
    return list.ok ? ok({ data: list.value }) : list;
  });
  calls.add(contract.undoPriceList, async ({ user: { userId } }, { params: { id }, body }) => {
    const list = await undoPriceList(deps, { userId, id, ...body });
    return list.ok ? ok({ data: list.value }) : list;
  });
  calls.add(contract.cancelPriceList, async ({ user: { userId } }, { params: { id }, body }) => {
    const list = await cancelPriceList(deps, { userId, id, ...body });
    return list.ok ? ok({ data: list.value }) : list;
  });
  calls.add(contract.listNamedCategories, async ({ user: { userId } }, { params: { id } }) => {
    const named = await listNamedCategories(deps, { userId, id });
    return named.ok ? ok({ data: named.value }) : named;
  });
  calls.add(contract.chooseCategory, async ({ user: { userId } }, { params: { id }, body }) => {
    const { name, category_id: categoryId } = body;
    const chosen = await rememberCategory(deps, { userId, id, name, categoryId });
    return chosen.ok ? ok({ message: 'Your lists are read that way from now on.' }) : chosen;
  });
  calls.add(contract.listPriceListRows, async ({ user: { userId } }, { params: { id }, query }) => {
    const rows = await showRows(deps, { userId, id, ...query });
    return rows.ok ? ok({ data: [...rows.value] }) : rows;
  });
  calls.add(contract.getFailedRows, async ({ user: { userId } }, { params: { id } }) => {
    const file = await failedRows(deps, { userId, id });
    return file.ok ? ok({ file: file.value }) : file;
  });
}
