import * as contract from '@wevisu/contract/support.ts';
import { call } from '../../../platform/api.ts';

export type { SupportAnswer, SupportChat } from '@wevisu/contract/support.ts';

export const SUPPORT_KEY = ['support', 'chats'] as const;
export const ANSWERS_KEY = ['support', 'answers'] as const;

export async function fetchSupport() {
  const options = { isQuiet: true, isUnseen: true };
  return (await call(contract.listSupportChats, {}, options)).data;
}

export function claimChat(project: string, to: number | null) {
  return call(contract.claimSupportChat, { params: { project }, body: { to } });
}

export function closeChat(project: string) {
  return call(contract.closeSupportChat, { params: { project } });
}

export async function fetchAnswers() {
  return (await call(contract.listSupportAnswers, {}, { isQuiet: true })).data;
}

export function saveAnswer(body: { readonly title: string; readonly text: string }) {
  return call(contract.saveSupportAnswer, { body }, { isQuiet: true });
}

export function deleteAnswer(id: number) {
  return call(contract.deleteSupportAnswer, { params: { id } });
}
