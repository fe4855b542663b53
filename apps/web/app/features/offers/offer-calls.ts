import type { CallArgs } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/offers.ts';
import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

const QUIET = { isQuiet: true } as const;
export const OFFERS_KEY = ['offers'] as const;

export async function fetchOffers() {
  return (await call(contract.listOffers, {}, QUIET)).data;
}

export async function fetchOffer(id: number) {
  return (await call(contract.getOffer, { params: { id } }, QUIET)).data;
}

export async function findGoods(q: string) {
  return (await call(contract.findGoods, { query: { q } }, QUIET)).data;
}

export function makeOfProject(project: ProjectId) {
  return call(contract.makeOffer, { body: { from: { kind: 'project', project } } }, QUIET);
}

export function makeAnew(offer: number) {
  return call(contract.makeOffer, { body: { from: { kind: 'offer', offer } } }, QUIET);
}

export type DraftBody = CallArgs<typeof contract.saveOffer>['body'];

export function saveDraft(id: number, body: DraftBody) {
  return call(contract.saveOffer, { params: { id }, body }, QUIET);
}

export function sendDraft(id: number, version: number) {
  return call(contract.sendOffer, { params: { id }, body: { version } }, QUIET);
}

export function deleteDraft(id: number) {
  return call(contract.deleteOffer, { params: { id } }, QUIET);
}

export function sendChange(id: number, body: CallArgs<typeof contract.sendChange>['body']) {
  return call(contract.sendChange, { params: { id }, body }, QUIET);
}

export function withdrawOffer(id: number) {
  return call(contract.withdrawOffer, { params: { id } }, QUIET);
}

export function askPro(showroom: ProUserId) {
  return call(contract.askForOffer, { body: { showroom } }, QUIET);
}

export function fetchPaper(id: number): Promise<Blob> {
  return callFile(contract.printOffer, { params: { id } }, new AbortController().signal);
}
