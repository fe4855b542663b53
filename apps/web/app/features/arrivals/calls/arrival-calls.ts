import {
  type Arrival,
  getArrival,
  getArrivalAccess,
  getArrivalPhoto,
  saveArrivalCount,
  setArrivalAccess,
  signArrival,
  uploadArrivalPhoto,
} from '@wevisu/contract/arrivals.ts';
import type { CallArgs } from '@wevisu/contract/call.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { call } from '../../../platform/api.ts';
import { callFile } from '../../../platform/call-file.ts';
import { uploadCall } from '../../../platform/upload-call.ts';

const QUIET = { isQuiet: true } as const;

export async function fetchArrival(id: number): Promise<Arrival> {
  return (await call(getArrival, { params: { id } }, QUIET)).data;
}

export async function sendCount(
  id: number,
  body: CallArgs<typeof saveArrivalCount>['body'],
): Promise<Arrival> {
  return (await call(saveArrivalCount, { params: { id }, body }, QUIET)).data;
}

export async function sendSignature(
  id: number,
  body: CallArgs<typeof signArrival>['body'],
): Promise<Arrival> {
  return (await call(signArrival, { params: { id }, body }, QUIET)).data;
}

export async function sendPhoto(
  id: number,
  of: { readonly itemId: OrderItemId; readonly key: string; readonly photo: Blob },
): Promise<number> {
  const body = { photo: of.photo, order_item_id: of.itemId, request_id: of.key };
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  return (await uploadCall(uploadArrivalPhoto, { params: { id }, body }, options)).data.id;
}

export function fetchArrivalPhoto(
  id: number,
  size: 'full' | 'small',
  signal: AbortSignal,
): Promise<Blob> {
  return callFile(getArrivalPhoto, { params: { id }, query: { size } }, signal);
}

export async function fetchAccess(number: string) {
  return (await call(getArrivalAccess, { params: { number } }, QUIET)).data;
}

export function sendAccess(number: string, is_allowed: boolean) {
  return call(setArrivalAccess, { params: { number }, body: { is_allowed } }, QUIET);
}
