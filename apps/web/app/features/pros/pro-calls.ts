// The calls of the pro's own pages. Pages show failures in place.

import type { CallInput } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/pros.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

export const PRO_KEYS = {
  start: ['pro', 'start'],
  showroom: ['pro', 'showroom'],
  plan: ['pro', 'plan'],
} as const;

const QUIET = { isQuiet: true } as const;

export async function fetchStart() {
  return (await call(contract.getProStart, {}, QUIET)).data;
}

export async function fetchOwnShowroom() {
  return (await call(contract.getOwnShowroom, {}, QUIET)).data;
}

export async function fetchPlan() {
  return (await call(contract.getProPlan, {}, QUIET)).data;
}

export async function openShowroom(body: { company_name: string; vsd_id: string }) {
  return (await call(contract.createShowroom, { body }, QUIET)).data;
}

export async function saveShowroom(body: CallInput<typeof contract.updateShowroom>['body']) {
  return (await call(contract.updateShowroom, { body }, QUIET)).data;
}

export async function changeId(body: { version: number; vsd_id: string }) {
  return (await call(contract.changeShowroomId, { body }, QUIET)).data;
}

export type PictureKind = (typeof contract.SHOWROOM_PICTURES)[number];

export async function sendPicture(picture: PictureKind, file: File) {
  const args = { params: { picture }, body: { file } };
  return (await call(contract.uploadShowroomPicture, args, QUIET)).data;
}

export async function dropPicture(picture: PictureKind) {
  return (await call(contract.removeShowroomPicture, { params: { picture } }, QUIET)).data;
}

export function fetchCard(signal: AbortSignal): Promise<Blob> {
  return callFile(contract.getShowroomCard, {}, signal);
}

export async function endPlan(body: { version: number; ends: boolean }) {
  return (await call(contract.endProPlan, { body }, QUIET)).data;
}

export async function sendLicense(body: {
  license_number: string;
  license_state: string;
  license_expires_on: string;
  license_file: File;
}) {
  return (await call(contract.renewLicense, { body }, QUIET)).data;
}
