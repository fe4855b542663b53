import type { CallArgs } from '@wevisu/contract/call.ts';
import { extendClock, listClocks, type OrderClock } from '@wevisu/contract/clocks.ts';
import { call } from '../../../platform/api.ts';

const QUIET = { isQuiet: true } as const;

export async function fetchClocks(number: string): Promise<readonly OrderClock[]> {
  return (await call(listClocks, { params: { number } }, QUIET)).data;
}

export function sendExtension(
  id: OrderClock['order_item_id'],
  body: CallArgs<typeof extendClock>['body'],
) {
  return call(extendClock, { params: { id }, body }, QUIET);
}
