import type { CallArgs } from '@wevisu/contract/call.ts';
import { getClient, listClients, saveClientNote } from '@wevisu/contract/clients.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { call } from '../../platform/api.ts';

const quiet = { isQuiet: true } as const;

export async function fetchClients(query: CallArgs<typeof listClients>['query']) {
  return (await call(listClients, { query }, quiet)).data;
}

export async function fetchClient(id: UserId) {
  return (await call(getClient, { params: { id } }, quiet)).data;
}

export type ClientDetail = Awaited<ReturnType<typeof fetchClient>>;

export function saveNote(id: UserId, body: { readonly text: string; readonly version: number }) {
  return call(saveClientNote, { params: { id }, body }, quiet);
}
