import * as contract from '@wevisu/contract/assortment.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import { call } from '../../platform/api.ts';

export const ASSORTMENT_KEY = ['pro', 'assortment'] as const;

const QUIET = { isQuiet: true } as const;

export async function fetchAssortment() {
  return (await call(contract.getAssortment, {}, QUIET)).data;
}

export type Rule = CallInput<typeof contract.saveAssortment>['body']['rules'][number];

export async function previewAssortment(rules: Rule[]) {
  return (await call(contract.previewAssortment, { body: { rules } }, QUIET)).data;
}

export async function saveAssortment(version: number, rules: Rule[]) {
  return (await call(contract.saveAssortment, { body: { version, rules } }, QUIET)).data;
}

export async function findProducts(q: string, page: number) {
  return (await call(contract.findAssortmentProducts, { query: { q, page } }, QUIET)).data;
}
