import type { CallInput } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/price-lists.ts';
import { call } from '../../platform/api.ts';
import { uploadCall } from '../../platform/upload-call.ts';

const quiet = { isQuiet: true } as const;

export type RowKind = (typeof contract.PRICE_LIST_ROW_KINDS)[number];

export async function fetchPriceLists(before: number | null) {
  const query = before === null ? {} : { before };
  return (await call(contract.listPriceLists, { query }, quiet)).data;
}

export async function fetchPriceList(id: number) {
  return (await call(contract.getPriceList, { params: { id } }, quiet)).data;
}

export async function fetchRows(id: number, kind: RowKind, after: number) {
  const query = { kind, after };
  return (await call(contract.listPriceListRows, { params: { id }, query }, quiet)).data;
}

export async function fetchNamedCategories(id: number) {
  return (await call(contract.listNamedCategories, { params: { id } }, quiet)).data;
}

export async function chooseCategory(id: number, name: string, category: number) {
  const body = { name, category_id: category };
  await call(contract.chooseCategory, { params: { id }, body }, quiet);
}

export async function sendPriceList(
  file: File,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
) {
  return (
    await uploadCall(contract.sendPriceList, { body: { file, file_name: file.name } }, options)
  ).data;
}

export async function checkPriceList(
  id: number,
  body: CallInput<typeof contract.checkPriceList>['body'],
) {
  return (await call(contract.checkPriceList, { params: { id }, body }, quiet)).data;
}

export async function applyPriceList(
  id: number,
  body: CallInput<typeof contract.applyPriceList>['body'],
) {
  return (await call(contract.applyPriceList, { params: { id }, body }, quiet)).data;
}

export async function undoPriceList(id: number, version: number) {
  return (await call(contract.undoPriceList, { params: { id }, body: { version } }, quiet)).data;
}

export async function cancelPriceList(id: number, version: number) {
  return (await call(contract.cancelPriceList, { params: { id }, body: { version } }, quiet)).data;
}
