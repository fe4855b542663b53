// The calls about an account's own factors. Those of a sign-in are with the accounts.
import * as factors from '@wevisu/contract/second-factor.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { whoCalls } from '../../platform/http/caller.ts';
import { finishApp, removeApp, startApp } from './authenticator-app.ts';
import { confirmByPasskey, confirmByPassword, startConfirmation } from './confirm.ts';
import type { SecondFactorDeps } from './deps.ts';
import { listFactors, remakeRecoveryCodes, turnOffFactors } from './factors.ts';
import { addPasskey, removePasskey, startPasskey } from './passkeys.ts';
import { declineFactor } from './store/factors.ts';

export function addSecondFactorCalls(calls: CallTable, deps: SecondFactorDeps): void {
  calls.add(factors.getFactors, async ({ user }) => data(await listFactors(deps, user.userId)));
  calls.add(factors.declineAdvice, async ({ user: { userId } }) => {
    await declineFactor(deps.pool, { userId });
    return ok({ message: 'We will not bring it up again.' });
  });
  calls.add(factors.turnOffFactors, async ({ user }) =>
    said(await turnOffFactors(deps, user), 'The second step is off.'),
  );
  calls.add(factors.remakeRecoveryCodes, async ({ user }) =>
    data(await remakeRecoveryCodes(deps, user)),
  );
  addConfirmation(calls, deps);
  addApp(calls, deps);
  addPasskeys(calls, deps);
}

function addConfirmation(calls: CallTable, deps: SecondFactorDeps): void {
  calls.add(factors.confirmByPassword, async (caller, { body }) =>
    said(
      await confirmByPassword(deps, {
        user: caller.user,
        password: body.current_password,
        caller: whoCalls(caller),
      }),
      '',
    ),
  );
  calls.add(factors.startConfirmation, async ({ user }) =>
    data(await startConfirmation(deps, user)),
  );
  calls.add(factors.confirmByPasskey, async ({ user }, { body: { credential } }) =>
    said(await confirmByPasskey(deps, { user, credential }), ''),
  );
}

function addApp(calls: CallTable, deps: SecondFactorDeps): void {
  calls.add(factors.startApp, async ({ user }) => data(await startApp(deps, user)));
  calls.add(factors.confirmApp, async ({ user: { userId } }, { body: { code } }) =>
    data(await finishApp(deps, { userId, code }), 'Your authenticator app is on.'),
  );
  calls.add(factors.removeApp, async ({ user }) =>
    said(await removeApp(deps, user), 'The authenticator app was removed.'),
  );
}

function addPasskeys(calls: CallTable, deps: SecondFactorDeps): void {
  calls.add(factors.startPasskey, async ({ user }) => data(await startPasskey(deps, user)));
  calls.add(factors.addPasskey, async ({ user }, { body }) =>
    data(await addPasskey(deps, { ...body, user }), 'The passkey was added.'),
  );
  calls.add(factors.removePasskey, async ({ user }, { params: { id } }) =>
    said(await removePasskey(deps, { user, id }), 'The passkey was removed.'),
  );
}

function data<T>(result: Result<T>, message = '') {
  return result.ok ? ok({ message, data: result.value }) : result;
}

function said(result: Result<null>, message: string) {
  return result.ok ? ok({ message }) : result;
}
