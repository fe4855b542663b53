import * as contract from '@wevisu/contract/listing-pictures.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { ListingPicturesDeps } from './deps.ts';
import { sendAddresses, sendZip } from './send-pictures.ts';
import { failedPictures, listBatches } from './show-batches.ts';

const SENT = 'The pictures go into the drafts of their products, one after another.';

export function addListingPictureCalls(calls: CallTable, deps: ListingPicturesDeps): void {
  calls.add(contract.sendPictureZip, async ({ user: { userId } }, { body }) => {
    const sent = await sendZip(deps, { userId, file: body.file, fileName: body.file_name });
    return sent.ok ? ok({ data: sent.value, message: SENT }) : sent;
  });
  calls.add(contract.sendPictureAddresses, async ({ user: { userId } }, { body }) => {
    const sent = await sendAddresses(deps, { userId, file: body.file, fileName: body.file_name });
    return sent.ok ? ok({ data: sent.value, message: SENT }) : sent;
  });
  calls.add(contract.listPictureBatches, async ({ user: { userId } }, { query }) =>
    ok({ data: await listBatches(deps, { userId, before: query.before ?? null }) }),
  );
  calls.add(contract.getFailedPictures, async ({ user: { userId } }, { params: { id } }) => {
    const file = await failedPictures(deps, { userId, id });
    return file.ok ? ok({ file: file.value }) : file;
  });
}
