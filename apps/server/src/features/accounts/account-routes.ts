// The calls of the account page.
import * as page from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { whoCalls } from '../../platform/http/caller.ts';
import {
  addOwnAddress,
  listOwnAddresses,
  makeOwnAddressMain,
  removeOwnAddress,
  updateOwnAddress,
} from './addresses.ts';
import { mailEmailChange } from './change-email.ts';
import { deleteOwnAccount } from './delete-account.ts';
import type { AccountsDeps } from './deps.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.ts';
import { messageReply } from './message-reply.ts';
import { changeOwnPassword } from './passwords.ts';
import { readProfile, saveDetails, saveShippingAddress } from './profile.ts';
import { rememberCookie } from './remember-cookie.ts';
import { deleteSavedCard } from './store/cards.ts';
import { readEverythingOf } from './store/export.ts';

export function addOwnAccount(calls: CallTable, deps: AccountsDeps): void {
  addProfile(calls, deps);
  addAddresses(calls, deps);
  addSafety(calls, deps);
}

function addProfile(calls: CallTable, deps: AccountsDeps): void {
  calls.add(accounts.getProfile, async ({ user }, { query }) => {
    const profile = await readProfile(deps, {
      userId: user.userId,
      checkout: query.checkout === 1,
      proId: query.showroom ?? null,
    });
    return profile.ok ? ok({ data: profile.value }) : profile;
  });
  calls.add(accounts.updateProfile, async ({ user }, { body: { checkout, ...address } }) => {
    const saved = await saveShippingAddress(deps, { userId: user.userId, address });
    if (!saved.ok) return saved;
    const profile = await readProfile(deps, {
      userId: user.userId,
      checkout: checkout === 1,
      proId: null,
    });
    return profile.ok ? ok({ message: 'Your address was saved.', data: profile.value }) : profile;
  });
  calls.add(page.updateDetails, async ({ user: { userId } }, { body }) => {
    await saveDetails(deps, { userId, details: body });
    const profile = await readProfile(deps, { userId, checkout: false, proId: null });
    return profile.ok ? ok({ message: 'Your profile was saved.', data: profile.value }) : profile;
  });
  calls.add(page.changeEmail, async (caller, { body }) =>
    messageReply(
      await mailEmailChange(deps, {
        user: caller.user,
        newEmail: body.email,
        password: body.current_password,
        caller: whoCalls(caller),
      }),
      'If this address is available, we sent it an email. Open the link in it to confirm.',
    ),
  );
  calls.add(page.removeCard, async ({ user: { userId } }, { params: { id } }) =>
    (await deleteSavedCard(deps.pool, { userId, id }))
      ? ok({ message: 'The card was removed.' })
      : refuse('not_found'),
  );
  calls.add(page.exportData, async ({ user }) =>
    ok({ data: await readEverythingOf(deps.pool, user.userId) }),
  );
}

function addAddresses(calls: CallTable, deps: AccountsDeps): void {
  calls.add(page.listAddresses, async ({ user }) => {
    const list = await listOwnAddresses(deps, user.userId);
    return list.ok ? ok({ data: list.value }) : list;
  });
  calls.add(page.addAddress, async ({ user: { userId } }, { body }) =>
    messageReply(await addOwnAddress(deps, { userId, address: body }), 'The address was added.'),
  );
  calls.add(page.updateAddress, async ({ user: { userId } }, { params: { id }, body }) =>
    messageReply(
      await updateOwnAddress(deps, { userId, id, address: body }),
      'Your address was saved.',
    ),
  );
  calls.add(page.makeMainAddress, async ({ user: { userId } }, { params: { id } }) =>
    messageReply(
      await makeOwnAddressMain(deps, { userId, id }),
      'This is now your default address.',
    ),
  );
  calls.add(page.removeAddress, async ({ user: { userId } }, { params: { id } }) =>
    messageReply(await removeOwnAddress(deps, { userId, id }), 'The address was removed.'),
  );
}

function addSafety(calls: CallTable, deps: AccountsDeps): void {
  calls.add(accounts.changePassword, async (caller, { body }) =>
    messageReply(
      await changeOwnPassword(deps, {
        user: caller.user,
        current: body.current_password,
        password: body.password,
        caller: whoCalls(caller),
        address: caller.address,
        cookies: caller.cookies,
      }),
      'Your password was changed. Other devices were signed out.',
    ),
  );
  calls.add(page.listSessions, async ({ user }) => ok({ data: await listDevices(deps, user) }));
  calls.add(page.endOneSession, async ({ user: { userId }, address }, { params: { id } }) =>
    messageReply(await endDevice(deps, { userId, id, address }), 'The device was signed out.'),
  );
  calls.add(page.endOtherSessions, async ({ user, cookies, address }) =>
    messageReply(
      await endOtherDevices(deps, { user, cookies, address }),
      'All other devices were signed out.',
    ),
  );
  calls.add(page.deleteAccount, async (caller, { body }) => {
    const deleted = await deleteOwnAccount(deps, {
      userId: caller.user.userId,
      password: body.current_password,
      caller: whoCalls(caller),
      address: caller.address,
    });
    if (!deleted.ok) return deleted;
    return ok({
      message: 'Your account was deleted.',
      setCookies: [rememberCookie(null, deps.publicUrl())],
    });
  });
}
