import { type Day, dayOf } from '@wevisu/domain/calendar/calendar.ts';

/** Where the shop is, not where the browser is. */
export function todayInShop(): Day {
  return dayOf(new Date());
}
