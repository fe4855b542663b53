import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  deliverParcel,
  listParcels,
  makeParcel,
  setParcelTracking,
  shipParcel,
  unpackParcel,
} from '@wevisu/contract/parcels.ts';
import { call } from '../../../platform/api.ts';

const QUIET = { isQuiet: true } as const;

export async function fetchParcels(number: string) {
  return (await call(listParcels, { params: { number } }, QUIET)).data;
}

export function sendPacked(body: CallArgs<typeof makeParcel>['body']) {
  return call(makeParcel, { body }, QUIET);
}

interface Seen {
  readonly id: number;
  readonly version: number;
}

export function sendShipped({ id, version: seen }: Seen) {
  return call(shipParcel, { params: { id }, body: { seen } }, QUIET);
}

export function sendDelivered(
  { id, version: seen }: Seen,
  proof: { readonly received_by: string; readonly carrier_note: string },
) {
  return call(deliverParcel, { params: { id }, body: { seen, ...proof } }, QUIET);
}

export function sendParcelNumber(
  { id, version: seen }: Seen,
  tracking: Omit<CallArgs<typeof setParcelTracking>['body'], 'seen'>,
) {
  return call(setParcelTracking, { params: { id }, body: { seen, ...tracking } }, QUIET);
}

export function sendUnpacked({ id, version: seen }: Seen) {
  return call(unpackParcel, { params: { id }, query: { seen } }, QUIET);
}
