import * as contract from '@wevisu/contract/support.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { CallTable } from '../../../platform/http/call-table.ts';
import type { ChatDeps } from '../deps.ts';
import { deleteAnswer, listAnswers, saveAnswer } from './answers.ts';
import { claim, close, listSupport } from './support-chats.ts';

export function addSupportCalls(calls: CallTable, deps: ChatDeps): void {
  calls.add(contract.listSupportChats, async ({ user: { userId } }) =>
    ok({ data: await listSupport(deps, userId) }),
  );
  calls.add(contract.claimSupportChat, async ({ user: { userId } }, { params, body }) => {
    const done = await claim(deps, { ...params, userId, to: body.to as UserId | null });
    return done.ok ? ok({ data: done.value }) : done;
  });
  calls.add(contract.closeSupportChat, async ({ user: { userId } }, { params }) => {
    const done = await close(deps, { ...params, userId });
    return done.ok ? ok({ message: 'The chat is closed.' }) : done;
  });
  calls.add(contract.listSupportAnswers, async () => ok({ data: await listAnswers(deps) }));
  calls.add(contract.saveSupportAnswer, async ({ user: { userId } }, { body }) => {
    const saved = await saveAnswer(deps, { ...body, userId });
    return saved.ok ? ok({ data: saved.value, message: 'The answer is saved.' }) : saved;
  });
  calls.add(contract.deleteSupportAnswer, async ({ user: { userId } }, { params }) => {
    const gone = await deleteAnswer(deps, { ...params, userId });
    return gone.ok ? ok({ message: 'The answer is deleted.' }) : gone;
  });
}
