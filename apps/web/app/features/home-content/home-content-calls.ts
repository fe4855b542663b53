import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  addTestimonial,
  confirmTestimonial,
  getHomeContent,
  orderTestimonials,
  setHomeTab,
  updateTestimonial,
} from '@wevisu/contract/home-content.ts';
import { call } from '../../platform/api.ts';

const QUIET = { isQuiet: true } as const;

export const HOME_CONTENT_KEY = ['home-content'] as const;

export async function fetchHomeContent() {
  return (await call(getHomeContent, {}, QUIET)).data;
}

export function sendNewTestimonial(body: CallArgs<typeof addTestimonial>['body']) {
  return call(addTestimonial, { body }, QUIET);
}

export function sendTestimonial(id: number, body: CallArgs<typeof updateTestimonial>['body']) {
  return call(updateTestimonial, { params: { id }, body }, QUIET);
}

export function sendConfirmation(id: number, body: CallArgs<typeof confirmTestimonial>['body']) {
  return call(confirmTestimonial, { params: { id }, body }, QUIET);
}

export function sendOrder(body: CallArgs<typeof orderTestimonials>['body']) {
  return call(orderTestimonials, { body }, QUIET);
}

export function sendTab(body: CallArgs<typeof setHomeTab>['body']) {
  return call(setHomeTab, { body }, QUIET);
}
