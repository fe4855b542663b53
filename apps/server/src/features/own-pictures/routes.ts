// VIS-02: the calls for people's own pictures.
import * as contract from '@wevisu/contract/own-pictures.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { OwnPictureDeps } from './deps.ts';
import {
  deleteOwnPicture,
  getMarkedPicture,
  getPictureFile,
  listOwnPictures,
  renameOwnPicture,
  savePictureMarks,
} from './own-pictures.ts';
import { uploadPicture } from './upload-picture.ts';

export function addOwnPictureCalls(calls: CallTable, deps: OwnPictureDeps): void {
  calls.add(contract.listOwnPictures, async ({ user }) =>
    ok({ data: await listOwnPictures(deps, user.userId) }),
  );
  calls.add(contract.uploadOwnPicture, async ({ user: { userId } }, { body }) => {
    const kept = await uploadPicture(deps, { userId, ...body });
    return kept.ok ? ok({ message: 'The picture was saved.', data: kept.value }) : kept;
  });
  calls.add(contract.getOwnPicture, async ({ user: { userId } }, { params: { id } }) => {
    const found = await getMarkedPicture(deps, { userId, id });
    return found.ok ? ok({ data: found.value }) : found;
  });
  calls.add(
    contract.getOwnPictureFile,
    async ({ user: { userId } }, { params: { id }, query: { size } }) => {
      const file = await getPictureFile(deps, { userId, id, size });
      return file.ok ? ok({ file: file.value }) : file;
    },
  );
  calls.add(
    contract.renameOwnPicture,
    async ({ user: { userId } }, { params: { id }, body: { name } }) => {
      const renamed = await renameOwnPicture(deps, { userId, id, name });
      return renamed.ok ? ok({ data: renamed.value }) : renamed;
    },
  );
  calls.add(
    contract.saveOwnPictureMarks,
    async ({ user: { userId } }, { params: { id }, body: { marks, base_revision } }) => {
      const saved = await savePictureMarks(deps, {
        userId,
        id,
        marks,
        baseRevision: base_revision,
      });
      return saved.ok ? ok({ data: saved.value }) : saved;
    },
  );
  calls.add(contract.deleteOwnPicture, async ({ user: { userId } }, { params: { id } }) => {
    const gone = await deleteOwnPicture(deps, { userId, id });
    return gone.ok ? ok({ message: 'The picture was deleted.' }) : gone;
  });
}
