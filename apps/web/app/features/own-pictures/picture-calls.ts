import type { OwnPicture } from '@wevisu/contract/own-pictures.ts';
import * as contract from '@wevisu/contract/own-pictures.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';
import { type UploadOptions, uploadCall } from '../../platform/upload-call.ts';

export type { OwnPicture } from '@wevisu/contract/own-pictures.ts';

// Every call is quiet: the page reports the outcome itself.
const quiet = { isQuiet: true };

export async function fetchPictures(): Promise<OwnPicture[]> {
  return (await call(contract.listOwnPictures, {}, quiet)).data;
}

/** With its marks. */
export async function fetchPicture(id: number) {
  return (await call(contract.getOwnPicture, { params: { id } }, quiet)).data;
}

/** A JPEG, or a small WebP for lists. */
export function fetchPictureFile(
  id: number,
  size: 'full' | 'small',
  signal: AbortSignal,
): Promise<Blob> {
  return callFile(contract.getOwnPictureFile, { params: { id }, query: { size } }, signal);
}

export async function uploadPicture(
  picture: Blob,
  name: string,
  options: UploadOptions,
): Promise<OwnPicture> {
  return (await uploadCall(contract.uploadOwnPicture, { body: { picture, name } }, options)).data;
}

export function renamePicture(id: number, name: string) {
  return call(contract.renameOwnPicture, { params: { id }, body: { name } }, quiet);
}

/** Replaces the marks of that revision only. */
export function saveMarks(id: number, marks: Record<string, unknown>, baseRevision: number) {
  const body = { marks, base_revision: baseRevision };
  return call(contract.saveOwnPictureMarks, { params: { id }, body }, quiet);
}

export function deletePicture(id: number) {
  return call(contract.deleteOwnPicture, { params: { id } }, quiet);
}
