import {
  answerDispute,
  type Dispute,
  getEvidence,
  listDisputes,
} from '@wevisu/contract/disputes.ts';
import { call } from '../../platform/api.ts';

const QUIET = { isQuiet: true } as const;

export async function fetchDisputes() {
  return (await call(listDisputes, {}, QUIET)).data;
}

export async function fetchEvidence(id: number) {
  return (await call(getEvidence, { params: { id } }, QUIET)).data.text;
}

export type Answer = NonNullable<Dispute['answer']>['kind'];

export function sendAnswer(id: number, body: { answer: Answer; text: string }) {
  return call(answerDispute, { params: { id }, body }, QUIET);
}
