// Pictures and documents of a listing.
import * as contract from '@wevisu/contract/listing-files.ts';
import type { Crop } from '@wevisu/domain/listings/listing-file.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

const QUIET = { isQuiet: true } as const;

export async function sendPhoto(photo: File, crop: Crop): Promise<{ readonly file: string }> {
  const body = { photo, ...crop };
  return (await call(contract.uploadListingPhoto, { body }, QUIET)).data;
}

export async function sendDocument(document: File) {
  return (await call(contract.uploadListingDocument, { body: { document } }, QUIET)).data;
}

export async function sendModel(model: File) {
  return (await call(contract.uploadListingModel, { body: { model } }, QUIET)).data;
}

/** Vendors see their own files, staff those of everybody. */
export type FileViewer = 'vendor' | 'staff';

export function fetchListingFile(
  viewer: FileViewer,
  file: string,
  signal: AbortSignal,
): Promise<Blob> {
  const args = { params: { file } };
  return viewer === 'staff'
    ? callFile(contract.getSubmittedFile, args, signal)
    : callFile(contract.getListingFile, args, signal);
}
