import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  type Client,
  exportClients,
  getClient,
  listClients,
  saveClientNote,
} from '@wevisu/contract/clients.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { ExportRequest, TablePage, TableQuery } from '../../back-office/table/table-types.ts';
import { toCallQuery, toExportQuery } from '../../back-office/table/to-call-query.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

const quiet = { isQuiet: true } as const;

export async function fetchClients(query: CallArgs<typeof listClients>['query']) {
  return (await call(listClients, { query }, quiet)).data;
}

export function fetchClientPage(
  asked: TableQuery,
  after: string | null,
): Promise<TablePage<Client>> {
  return fetchClients(toCallQuery<CallArgs<typeof listClients>['query']>(asked, after));
}

export function fetchClientsFile(request: ExportRequest, signal: AbortSignal): Promise<Blob> {
  const query = toExportQuery<CallArgs<typeof exportClients>['query']>(request);
  return callFile(exportClients, { query }, signal);
}

export async function fetchClient(id: UserId) {
  return (await call(getClient, { params: { id } }, quiet)).data;
}

export type ClientDetail = Awaited<ReturnType<typeof fetchClient>>;

export function saveNote(id: UserId, body: { readonly text: string; readonly version: number }) {
  return call(saveClientNote, { params: { id }, body }, quiet);
}
