import * as contract from '@wevisu/contract/arrivals.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { getAccess, setAccess } from './arrival-access.ts';
import type { ArrivalDeps } from './deps.ts';
import { dropLostPhotos } from './photo-files.ts';
import { saveCount } from './save-count.ts';
import { showArrival } from './show-arrival.ts';
import { signArrival } from './sign-arrival.ts';
import { readPhotoFile, uploadPhoto } from './upload-photo.ts';

export function addArrivals(
  { calls, jobs }: { readonly calls: CallTable; readonly jobs: JobQueue },
  deps: ArrivalDeps,
): void {
  jobs.every('arrivals.drop-lost', '41 3 * * *', () => dropLostPhotos(deps));
  calls.add(contract.getArrival, async ({ user: viewer }, { params: { id } }) =>
    reply(await showArrival(deps.pool, { viewer, id })),
  );
  calls.add(contract.saveArrivalCount, async ({ user: viewer }, { params: { id }, body }) => {
    const { request_id: requestId, seen, lines } = body;
    return reply(await saveCount(deps, { viewer, id, requestId, seen, lines }));
  });
  calls.add(contract.signArrival, async ({ user: viewer }, { params: { id }, body }) => {
    const { request_id: requestId, received_by: receivedBy, seen, corrects } = body;
    const signedAt = new Date(body.signed_at);
    const signing = { viewer, id, requestId, seen, corrects, receivedBy, signedAt };
    return reply(await signArrival(deps, signing), 'Signed. The vendor sees what arrived.');
  });
  calls.add(contract.uploadArrivalPhoto, async ({ user: viewer }, { params: { id }, body }) => {
    const { photo, order_item_id: itemId, request_id: requestId } = body;
    return reply(await uploadPhoto(deps, { viewer, id, itemId, requestId, photo }));
  });
  calls.add(
    contract.getArrivalPhoto,
    async ({ user: viewer }, { params: { id }, query: { size } }) => {
      const file = await readPhotoFile(deps, { viewer, id, size });
      return file.ok ? ok({ file: file.value }) : file;
    },
  );
  calls.add(contract.getArrivalAccess, async ({ user: { userId } }, { params: { number } }) =>
    reply(await getAccess(deps, { userId, number })),
  );
  calls.add(contract.setArrivalAccess, async ({ user: { userId } }, { params, body }) => {
    const { number } = params;
    const set = await setAccess(deps, { userId, number, isAllowed: body.is_allowed });
    const message = body.is_allowed
      ? 'Your pro may check and sign for what arrives.'
      : 'Only you may check and sign for what arrives.';
    return reply(set, message);
  });
}

function reply<T>(result: Result<T>, message = ''): Result<{ data: T; message: string }> {
  return result.ok ? ok({ data: result.value, message }) : result;
}
