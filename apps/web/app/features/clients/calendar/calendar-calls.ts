import {
  endCalendarFeed,
  getCalendarFeed,
  listArrivals,
  renewCalendarFeed,
} from '@wevisu/contract/pro-calendar.ts';
import { call } from '../../../platform/api.ts';

const quiet = { isQuiet: true } as const;

export async function fetchArrivals(query: { readonly from: string; readonly to: string }) {
  return (await call(listArrivals, { query }, quiet)).data;
}

export async function fetchFeed() {
  return (await call(getCalendarFeed, {}, quiet)).data;
}

export function renewFeed() {
  return call(renewCalendarFeed, {}, quiet);
}

export function endFeed() {
  return call(endCalendarFeed, {}, quiet);
}
