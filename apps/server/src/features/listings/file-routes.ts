// The calls of a listing's pictures and documents.
import * as contract from '@wevisu/contract/listing-files.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { FilesDeps } from './deps.ts';
import { openOwnFile, openSubmittedFile } from './open-file.ts';
import { uploadDocument, uploadModel, uploadPhoto } from './upload-file.ts';

export function addListingFileCalls(calls: CallTable, deps: FilesDeps): void {
  calls.add(contract.uploadListingPhoto, async ({ user: { userId } }, { body }) => {
    const { photo, ...crop } = body;
    const kept = await uploadPhoto(deps, { userId, photo, crop });
    return kept.ok ? ok({ data: kept.value }) : kept;
  });
  calls.add(contract.uploadListingDocument, async ({ user: { userId } }, { body }) => {
    const kept = await uploadDocument(deps, { userId, document: body.document });
    return kept.ok ? ok({ data: kept.value }) : kept;
  });
  calls.add(contract.uploadListingModel, async ({ user: { userId } }, { body }) => {
    const kept = await uploadModel(deps, { userId, model: body.model });
    return kept.ok ? ok({ data: kept.value }) : kept;
  });
  calls.add(contract.getListingFile, async ({ user: { userId } }, { params: { file } }) => {
    const found = await openOwnFile(deps, { userId, file });
    return found.ok ? ok({ file: found.value }) : found;
  });
  calls.add(contract.getSubmittedFile, async (_, { params: { file } }) => {
    const found = await openSubmittedFile(deps, file);
    return found.ok ? ok({ file: found.value }) : found;
  });
}
