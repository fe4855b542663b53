import * as contract from '@wevisu/contract/chat.ts';
import * as pins from '@wevisu/contract/chat-pins.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { listAnchors } from './anchors.ts';
import { editMessage, reactToMessage, removeOwnMessage } from './change-message.ts';
import { listRoomFiles, readChatFile, uploadFile } from './chat-files.ts';
import type { ChatDeps } from './deps.ts';
import { askStaff, readUpTo, searchRoom, tellTyping } from './in-room.ts';
import { listRoomPins, settle, showPin } from './pins.ts';
import { sendMessage } from './send-message.ts';
import { listOwnChats, showChatRoom } from './show-chat.ts';

export function addChatCalls(calls: CallTable, deps: ChatDeps): void {
  calls.add(contract.showChat, async ({ user: { userId } }, { params, query }) =>
    reply(await showChatRoom(deps, { ...params, ...query, userId })),
  );
  calls.add(contract.listChats, async ({ user: { userId } }) =>
    ok({ data: await listOwnChats(deps, userId) }),
  );
  calls.add(contract.sendChatMessage, async ({ user: { userId } }, { body }) =>
    reply(await sendMessage(deps, { body, userId })),
  );
  calls.add(contract.editChatMessage, async ({ user: { userId } }, { params, body }) =>
    reply(await editMessage(deps, { ...params, ...body, userId })),
  );
  calls.add(contract.removeChatMessage, async ({ user: { userId } }, { params }) =>
    reply(await removeOwnMessage(deps, { ...params, userId })),
  );
  calls.add(contract.reactToChatMessage, async ({ user: { userId } }, { params, body }) =>
    reply(await reactToMessage(deps, { ...params, ...body, userId })),
  );
  calls.add(contract.readChat, async ({ user: { userId } }, { params, body }) =>
    reply(await readUpTo(deps, { ...params, upTo: body.up_to, userId })),
  );
  calls.add(contract.typeInChat, async ({ user: { userId } }, { params }) => {
    const told = await tellTyping(deps, { ...params, userId });
    return told.ok ? ok({}) : told;
  });
  calls.add(contract.searchChat, async ({ user: { userId } }, { params, query }) =>
    reply(await searchRoom(deps, { ...params, ...query, userId })),
  );
  calls.add(contract.listChatAnchors, async ({ user: { userId } }, { params }) =>
    reply(await listAnchors(deps, { ...params, userId })),
  );
  calls.add(contract.askStaffIntoChat, async ({ user: { userId } }, { params, body }) =>
    reply(await askStaff(deps, { ...params, ...body, userId })),
  );
  addFileCalls(calls, deps);
  addPinCalls(calls, deps);
}

function addFileCalls(calls: CallTable, deps: ChatDeps): void {
  calls.add(contract.listChatFiles, async ({ user: { userId } }, { query }) =>
    reply(await listRoomFiles(deps, { ...query, userId })),
  );
  calls.add(contract.uploadChatFile, async ({ user: { userId } }, { params, body }) =>
    reply(await uploadFile(deps, { ...params, ...body, userId })),
  );
  calls.add(contract.getChatFile, async ({ user: { userId } }, { params, query }) => {
    const file = await readChatFile(deps, { ...params, ...query, userId });
    return file.ok ? ok({ file: file.value }) : file;
  });
}

function addPinCalls(calls: CallTable, deps: ChatDeps): void {
  calls.add(pins.listChatPins, async ({ user: { userId } }, { params, query }) =>
    reply(await listRoomPins(deps, { ...params, userId, withSettled: query.settled === '1' })),
  );
  calls.add(pins.showChatPin, async ({ user: { userId } }, { params }) =>
    reply(await showPin(deps, { ...params, userId })),
  );
  calls.add(pins.settleChatPin, async ({ user: { userId } }, { params, body }) =>
    reply(await settle(deps, { ...params, ...body, userId })),
  );
}

function reply<T>(result: Result<T>): Result<{ data: T }> {
  return result.ok ? ok({ data: result.value }) : result;
}
