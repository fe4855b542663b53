import * as contract from '@wevisu/contract/design-ai.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../../platform/http/call-table.ts';
import { messageReply } from '../../accounts/message-reply.ts';
import type { DesignAiDeps } from '../deps.ts';
import {
  askForAiReset,
  changeAiPasswordOf,
  checkAiResetCode,
  resetAiPasswordByCode,
} from './ai-passwords.ts';
import { toAiUser } from './ai-session.ts';
import { connectOwnShopAccount, disconnectOwnShopAccount } from './connect-shop-account.ts';
import { deleteOwnAiAccount } from './delete-ai-account.ts';
import { enterByForm } from './enter-design-ai.ts';
import { getAiAccount } from './store/ai-accounts.ts';
import { readAiExport } from './store/ai-export.ts';
import { resendAiVerificationMail, verifyAiEmailByCode } from './verify-ai-email.ts';

export function addAiAccountCalls(calls: CallTable, deps: DesignAiDeps): void {
  calls.add(contract.enterDesignAi, async (caller, { body }) => {
    const entered = await enterByForm(deps, caller, body);
    return entered.ok ? ok({ data: entered.value }) : entered;
  });
  calls.add(contract.getAiUser, async ({ ai: { accountId } }) => {
    const account = await getAiAccount(deps.pool, { accountId });
    return account === null ? refuse('ai_unauthenticated') : ok({ data: toAiUser(account) });
  });
  addMailedLinks(calls, deps);
  calls.add(contract.changeAiPassword, async (caller, { body }) =>
    messageReply(
      await changeAiPasswordOf(deps, caller, {
        current: body.current_password,
        password: body.password,
      }),
      'Your AI 3D Design password was changed. Other devices were signed out.',
    ),
  );
  calls.add(contract.connectShopAccount, async (caller) => {
    const connected = await connectOwnShopAccount(deps, caller);
    if (!connected.ok) return connected;
    return ok({ message: 'Your shop account is connected.', data: connected.value });
  });
  calls.add(contract.disconnectShopAccount, async (caller) => {
    const left = await disconnectOwnShopAccount(deps, caller);
    if (!left.ok) return left;
    return ok({ message: 'Your shop account is disconnected.', data: left.value });
  });
  calls.add(contract.exportAiData, async ({ ai: { accountId } }) => {
    const { account, ...rest } = await readAiExport(deps.pool, { accountId });
    return ok({ data: { account: account?.[0] ?? null, ...rest } });
  });
  calls.add(contract.deleteAiAccount, async (caller, { body }) =>
    messageReply(
      await deleteOwnAiAccount(deps, caller, body.current_password),
      'Your AI 3D Design account was deleted.',
    ),
  );
}

function addMailedLinks(calls: CallTable, deps: DesignAiDeps): void {
  calls.add(contract.resendAiVerification, async ({ ai }) =>
    messageReply(await resendAiVerificationMail(deps, ai.accountId), 'We sent the email again.'),
  );
  calls.add(contract.verifyAiEmail, async (_, { params }) =>
    messageReply(
      await verifyAiEmailByCode(deps, params.code),
      'Your email address is verified, and your first credits are there.',
    ),
  );
  calls.add(contract.requestAiReset, async ({ address }, { body: { email } }) =>
    messageReply(
      await askForAiReset(deps, { email, address }),
      'If this address has an AI 3D Design account, we sent it an email.',
    ),
  );
  calls.add(contract.checkAiResetLink, async (_, { body: { code } }) =>
    messageReply(await checkAiResetCode(deps, code), ''),
  );
  calls.add(contract.resetAiPassword, async (caller, { body }) =>
    messageReply(
      await resetAiPasswordByCode(deps, caller, body),
      'Your new password is set. Please sign in.',
    ),
  );
}
