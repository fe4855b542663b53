import type { CallInput } from '@wevisu/contract/call.ts';
import type { Hire } from '@wevisu/contract/hiring.ts';
import * as contract from '@wevisu/contract/hiring.ts';
import type { HireRole } from '@wevisu/domain/hiring/hire-steps.ts';
import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { call } from '../../platform/api.ts';

export type { Designer, Hire, HirePayment, ListedHire } from '@wevisu/contract/hiring.ts';

const quiet = { isQuiet: true };

export const HIRES_KEY = ['hires'] as const;

export async function fetchDesigners(project: ProjectId) {
  return (await call(contract.listDesigners, { query: { project } }, quiet)).data;
}

export function hireDesigner(body: {
  readonly project: ProjectId;
  readonly pro: ProUserId;
  readonly message: string;
}) {
  return call(contract.hireDesigner, { body }, quiet);
}

export async function fetchHires(role: HireRole) {
  const list = role === 'staff' ? contract.listStaffHires : contract.listHires;
  return (await call(list, {}, quiet)).data;
}

export async function fetchHire(role: HireRole, id: number) {
  const show = role === 'staff' ? contract.showStaffHire : contract.showHire;
  return (await call(show, { params: { id } }, quiet)).data;
}

export type Terms = CallInput<typeof contract.sendHireTerms>['body'];

export function sendTerms(id: number, body: Terms) {
  return call(contract.sendHireTerms, { params: { id }, body }, quiet);
}

type Step = CallInput<typeof contract.takeHireStep>['body'];
type Decision = CallInput<typeof contract.decideHire>['body'];
/** With a note and nothing else. */
export type NotedAct = Step['act'] | Decision['act'];

export function takeStep(
  id: number,
  {
    act,
    toPro,
    ...body
  }: {
    readonly version: number;
    readonly act: NotedAct;
    readonly note: string;
    /** In cents, of what is held: where staff close a hire. */
    readonly toPro: number;
  },
) {
  const params = { id };
  return act === 'resume' || act === 'close_completed' || act === 'close_canceled'
    ? call(contract.decideHire, { params, body: { ...body, act, to_pro: toPro } }, quiet)
    : call(contract.takeHireStep, { params, body: { ...body, act } }, quiet);
}

export function sendReview(id: number, body: { readonly stars: number; readonly text: string }) {
  return call(contract.reviewHire, { params: { id }, body }, quiet);
}

export async function payHire(
  { id, version }: Hire,
  next: NonNullable<Hire['money']['next']>,
  token: string,
): Promise<Hire> {
  const { place, amount } = next;
  const body = { version, place, amount, payment_token: token };
  return (await call(contract.payHire, { params: { id }, body }, quiet)).data;
}

/** What has become of a payment. */
export async function askPayment(id: number, payment: number): Promise<Hire> {
  return (await call(contract.continueHirePayment, { params: { id, payment } }, quiet)).data;
}

export async function cancelPayment(id: number, payment: number): Promise<Hire> {
  return (await call(contract.cancelHirePayment, { params: { id, payment } }, quiet)).data;
}

export async function retryRefund(id: number, payment: number, reason: string): Promise<Hire> {
  const params = { id, payment };
  return (await call(contract.retryHireRefund, { params, body: { reason } }, quiet)).data;
}
