import * as contract from '@wevisu/contract/listing-pictures.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';
import { type UploadOptions, uploadCall } from '../../platform/upload-call.ts';

export const BATCHES_KEY = ['picture-batches'] as const;

const CALLS = { zip: contract.sendPictureZip, addresses: contract.sendPictureAddresses } as const;

export async function fetchBatches(before: number | null) {
  const query = before === null ? {} : { before };
  return (await call(contract.listPictureBatches, { query }, { isQuiet: true })).data;
}

export async function sendPictures(
  kind: contract.PictureBatch['kind'],
  file: File,
  options: UploadOptions,
) {
  const body = { file, file_name: file.name };
  return uploadCall(CALLS[kind], { body }, options);
}

export function fetchFailed(id: number): Promise<Blob> {
  const { signal } = new AbortController();
  return callFile(contract.getFailedPictures, { params: { id } }, signal);
}
