import * as contract from '@wevisu/contract/chat.ts';
import * as safety from '@wevisu/contract/chat-safety.ts';
import type { ChatReportReason } from '@wevisu/domain/chat/report-reasons.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';
import { uploadCall } from '../../platform/upload-call.ts';
import type { Outgoing } from './outbox.ts';

export type { ChatMessage, ChatPerson, ChatRoom } from '@wevisu/contract/chat.ts';
export type { ChatAnchor, ChatFile } from '@wevisu/contract/chat-anchors.ts';

// The room reports every outcome in place.
const quiet = { isQuiet: true };
const unseen = { isQuiet: true, isUnseen: true };

export async function fetchChat(project: string, query: { before?: number; since?: number } = {}) {
  const options = query.since === undefined ? quiet : unseen;
  return (await call(contract.showChat, { params: { project }, query }, options)).data;
}

export async function fetchChats() {
  return (await call(contract.listChats, {}, unseen)).data;
}
export type ListedChat = Awaited<ReturnType<typeof fetchChats>>[number];

export async function sendMessage({ key, room, text, replyTo, mentions, files, anchor }: Outgoing) {
  const body = {
    ...{ project: room, key, text, mentions: [...mentions] },
    ...{ reply_to: replyTo?.id ?? null, anchor: anchor?.ref ?? null },
    files: files.map(({ id }) => id),
  };
  return (await call(contract.sendChatMessage, { body }, unseen)).data;
}

export async function editMessage(project: string, id: number, text: string) {
  return (await call(contract.editChatMessage, { params: { project, id }, body: { text } }, quiet))
    .data;
}

export async function removeMessage(project: string, id: number) {
  return (await call(contract.removeChatMessage, { params: { project, id } }, quiet)).data;
}

export type Emoji = contract.ChatMessage['reactions'][number]['emoji'];

export async function react(project: string, of: { id: number; emoji: Emoji; on: boolean }) {
  const { id, emoji, on } = of;
  const args = { params: { project, id }, body: { emoji, on } };
  return (await call(contract.reactToChatMessage, args, quiet)).data;
}

export function markRead(project: string, up_to: number) {
  return call(contract.readChat, { params: { project }, body: { up_to } }, unseen);
}

export function tellTyping(project: string) {
  return call(contract.typeInChat, { params: { project } }, unseen);
}

export async function searchChat(project: string, q: string) {
  return (await call(contract.searchChat, { params: { project }, query: { q } }, quiet)).data;
}

export async function fetchAnchors(project: string) {
  return (await call(contract.listChatAnchors, { params: { project } }, quiet)).data;
}
/** What the next message points at, with its name. */
export type AnchorChoice = Omit<Awaited<ReturnType<typeof fetchAnchors>>[number], 'about'>;

export async function askStaff(project: string, on: boolean) {
  return (await call(contract.askStaffIntoChat, { params: { project }, body: { on } }, quiet)).data;
}

export function reportMessage(
  project: string,
  of: { readonly id: number; readonly reason: ChatReportReason; readonly note: string },
) {
  const { id, ...body } = of;
  return call(safety.reportChatMessage, { params: { project, id }, body }, quiet);
}

export async function fetchBlocks() {
  return (await call(safety.listChatBlocks, {}, unseen)).data;
}

export function blockPerson(project: string, user: number) {
  return call(safety.blockInChat, { params: { project }, body: { user } }, quiet);
}

export function unblockPerson(id: number) {
  return call(safety.unblockInChat, { params: { id } }, quiet);
}

export async function uploadFile(
  project: string,
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (part: number) => void },
) {
  const body = { file, name: file.name.slice(-120) };
  return (await uploadCall(contract.uploadChatFile, { params: { project }, body }, options)).data;
}

export function fetchFile(
  project: string,
  of: { readonly id: number; readonly size: 'full' | 'small' },
  signal: AbortSignal,
): Promise<Blob> {
  const { id, size } = of;
  return callFile(contract.getChatFile, { params: { project, id }, query: { size } }, signal);
}
