import * as contract from '@wevisu/contract/chat-pins.ts';
import { call } from '../../platform/api.ts';

const unseen = { isQuiet: true, isUnseen: true };

/** Comments on places in the room, newest first: the open ones, or all. */
export async function fetchPins(project: string, isAll: boolean) {
  const query = isAll ? { settled: '1' as const } : {};
  return (await call(contract.listChatPins, { params: { project }, query }, unseen)).data;
}
export type RoomPins = Awaited<ReturnType<typeof fetchPins>>;

export async function fetchPin(project: string, number: number) {
  return (await call(contract.showChatPin, { params: { project, number } }, unseen)).data;
}
export type PinThread = Awaited<ReturnType<typeof fetchPin>>;

export async function settlePin(project: string, number: number, on: boolean) {
  const args = { params: { project, number }, body: { on } };
  return (await call(contract.settleChatPin, args, { isQuiet: true })).data;
}
