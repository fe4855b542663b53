// The calls of a sign-in that asks for a second factor, or takes a passkey for all of it.
import * as factors from '@wevisu/contract/second-factor.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { AccountType } from '@wevisu/domain/people/accounts.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { askForPasskey } from '../second-factor/passkey-proof.ts';
import { askForPasskeyStep } from '../second-factor/second-step.ts';
import type { AccountsDeps } from './deps.ts';
import { passSecondStepByCode, passSecondStepByPasskey } from './pass-second-step.ts';
import { PASSKEY_SIGN_IN, signInByPasskey } from './passkey-sign-in.ts';

const DOORS: Readonly<Record<'homeowner' | 'business' | 'staff', readonly AccountType[]>> = {
  homeowner: ['User'],
  business: ['Contractor', 'Vendor'],
  staff: ['Admin'],
};

export function addSecondStepCalls(calls: CallTable, deps: AccountsDeps): void {
  calls.add(factors.passSecondStep, ({ cookies, userAgent, address }, { body }) =>
    passSecondStepByCode(deps, {
      ...{ secondStep: body.second_step, trust: body.trust_device, code: body.code },
      ...{ cookies, userAgent, address },
    }),
  );
  calls.add(factors.startPasskeyStep, async (_, { body }) =>
    data(await askForPasskeyStep(deps, body.second_step)),
  );
  calls.add(factors.passSecondStepByPasskey, ({ cookies, userAgent, address }, { body }) =>
    passSecondStepByPasskey(deps, {
      ...{ secondStep: body.second_step, trust: body.trust_device, credential: body.credential },
      ...{ cookies, userAgent, address },
    }),
  );
  calls.add(factors.startPasskeySignIn, async () =>
    data(await askForPasskey(deps, PASSKEY_SIGN_IN)),
  );
  calls.add(factors.signInByPasskey, ({ cookies, userAgent, address }, { body }) =>
    signInByPasskey(deps, {
      ...{ credential: body.credential, door: DOORS[body.door] },
      ...{ cookies, userAgent, address },
    }),
  );
}

function data<T>(result: Result<T>) {
  return result.ok ? ok({ data: result.value }) : result;
}
