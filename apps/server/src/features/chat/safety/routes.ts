import * as contract from '@wevisu/contract/chat-safety.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../../platform/http/call-table.ts';
import type { ChatDeps } from '../deps.ts';
import { block, listBlocks, unblock } from './blocks.ts';
import { decideReport, reportMessage } from './reports.ts';

export function addChatSafetyCalls(calls: CallTable, deps: ChatDeps): void {
  calls.add(contract.reportChatMessage, async ({ user: { userId } }, { params, body }) => {
    const done = await reportMessage(deps, { ...params, ...body, userId });
    return done.ok ? ok({ message: 'Thank you. Support looks at it.' }) : done;
  });
  calls.add(contract.decideChatReport, async ({ user }, { params, body }) => {
    const done = await decideReport(deps, { ...params, ...body, staffId: user.userId });
    return done.ok ? ok({}) : done;
  });
  calls.add(contract.listChatBlocks, async ({ user: { userId } }) =>
    ok({ data: await listBlocks(deps, userId) }),
  );
  calls.add(contract.blockInChat, async ({ user: { userId } }, { params, body }) => {
    const done = await block(deps, { ...params, ...body, userId });
    return done.ok ? ok({ data: done.value }) : done;
  });
  calls.add(contract.unblockInChat, async ({ user: { userId } }, { params }) =>
    ok({ data: await unblock(deps, { ...params, userId }) }),
  );
}
