import * as contract from '@wevisu/contract/directory.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { askPro } from './ask-pro.ts';
import { decideListing, getListingForStaff } from './decide-listing.ts';
import type { DirectoryDeps } from './deps.ts';
import { createFindPlace } from './find-place.ts';
import { findPros, getProProfile } from './find-pros.ts';
import { getOwnListing, saveOwnListing } from './own-listing.ts';
import { sendProRoomPicture, showProRoom } from './show-room.ts';

export function addDirectoryCalls(calls: CallTable, given: DirectoryDeps): void {
  const deps = { ...given, findPlace: createFindPlace() };
  calls.add(contract.getOwnListing, async ({ user: { userId } }) => {
    const own = await getOwnListing(deps, userId);
    return own.ok ? ok({ data: own.value }) : own;
  });
  calls.add(contract.saveOwnListing, async ({ user: { userId } }, { body: form }) => {
    const saved = await saveOwnListing(deps, { proId: userId, form });
    return saved.ok ? ok({ message: 'Your profile is saved.', data: saved.value }) : saved;
  });
  calls.add(contract.findPros, async (_caller, { query }) => {
    const found = await findPros(deps, query);
    return found.ok ? ok({ data: found.value }) : found;
  });
  calls.add(contract.getPro, async (_caller, { params }) => {
    const profile = await getProProfile(deps, params.slug);
    return profile.ok ? ok({ data: profile.value }) : profile;
  });
  calls.add(contract.getProRoom, async (_caller, { params }) => {
    const room = await showProRoom(deps, params);
    return room.ok ? ok({ data: room.value }) : room;
  });
  calls.add(contract.getProRoomPicture, async (_caller, { params }) => {
    const file = await sendProRoomPicture(deps, params);
    return file.ok ? ok({ file: file.value }) : file;
  });
  calls.add(contract.askPro, async ({ user: { userId } }, { params, body }) => {
    const asked = await askPro(deps, { userId, ...params, ...body });
    return asked.ok ? ok({ message: 'Your request was sent.', data: asked.value }) : asked;
  });
  calls.add(contract.getListingForStaff, async (_staff, { params }) =>
    ok({ data: await getListingForStaff(deps, params.id) }),
  );
  calls.add(contract.decideListing, async ({ user }, { params, body }) => {
    const { version, is_down: isDown, reason } = body;
    const of = { proId: params.id, staffId: user.userId, version, isDown, reason };
    const decided = await decideListing(deps, of);
    return decided.ok ? ok({ message: 'The pro was told.', data: decided.value }) : decided;
  });
}
