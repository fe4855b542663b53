import {
  setMailChoice,
  setMailTimes,
  setPushChoice,
  showMailChoices,
  showSubscription,
  unsubscribe,
} from '@wevisu/contract/mail-choices.ts';
import type { OptionalKind, PushKind } from '@wevisu/domain/notifications/notice-kinds.ts';
import { call } from '../../platform/api.ts';

export async function fetchMailChoices() {
  return (await call(showMailChoices, {}, { isQuiet: true })).data;
}

export type MailChoices = Awaited<ReturnType<typeof fetchMailChoices>>;
export type MailKind = MailChoices['kinds'][number];
export type MailTimes = MailChoices['times'];

/** Of a kind that is optional. */
export async function saveChoice(kind: string, plan: MailKind['plan']): Promise<MailChoices> {
  const body = { kind: kind as OptionalKind, plan };
  return (await call(setMailChoice, { body })).data;
}

/** Of a kind that devices can show. */
export async function savePushChoice(kind: string, plan: MailKind['plan']): Promise<MailChoices> {
  const body = { kind: kind as PushKind, plan };
  return (await call(setPushChoice, { body })).data;
}

export async function saveTimes(body: MailTimes): Promise<MailChoices> {
  return (await call(setMailTimes, { body })).data;
}

export async function fetchSubscription(token: string) {
  return (await call(showSubscription, { params: { token } }, { isQuiet: true })).data;
}

export async function endSubscription(token: string) {
  return (await call(unsubscribe, { params: { token } })).data;
}
