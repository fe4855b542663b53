// What messages point at: checked and named when they are sent.
import type { CallReply } from '@wevisu/contract/call.ts';
import type { listChatAnchors } from '@wevisu/contract/chat.ts';
import type { AnchorRef } from '@wevisu/contract/chat-anchors.ts';
import { readRoomKey } from '@wevisu/domain/chat/room-key.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { VariantId } from '@wevisu/domain/ids.ts';
import { listWalls } from '../projects/list-walls.ts';
import type { RoomChange } from './change-room.ts';
import type { ChatDeps } from './deps.ts';
import { type Entering, enterRoom } from './enter-room.ts';
import { listOrderItems, listProducts, nextSpot, type StoredAnchor } from './store/anchors.ts';
import { getFile } from './store/files.ts';
import { nextNumber } from './store/pins.ts';

type Deps = Pick<ChatDeps, 'pool' | 'sceneWorkers'>;

export async function listAnchors(
  deps: Deps,
  of: Entering,
): Promise<Result<CallReply<typeof listChatAnchors>['data']>> {
  const { pool } = deps;
  const room = await enterRoom(pool, of);
  if (!room.ok) return room;
  const { projectId } = room.value;
  if (projectId === null) return ok([]);
  const products = await listProducts(pool, { projectId, variantId: null });
  const items = await listOrderItems(pool, { projectId, itemId: null });
  const walls = await wallsFor(deps, of);
  if (!walls.ok) return walls;
  return ok([
    ...products.map(({ variantId, label }) => ({
      ref: { kind: 'product' as const, variant: variantId },
      ...{ label, about: 'In this project' },
    })),
    ...walls.value.map(({ room: roomId, wall, label }) => ({
      ref: { kind: 'wall' as const, room: roomId, wall },
      ...{ label, about: 'In the room as it is saved' },
    })),
    ...items.map(({ itemId, label, number }) => ({
      ref: { kind: 'order_item' as const, item: itemId },
      ...{ label, about: `Order ${number}` },
    })),
  ]);
}

/** What is not in the room, or was found in it. */
export type FoundRef =
  | Exclude<AnchorRef, { readonly kind: 'wall' | 'pin' }>
  | (AnchorRef & { readonly kind: 'pin' } & { readonly project: number });

/** Reading a room takes a while: it is done before the chat is locked. */
export async function findWall(
  deps: Deps,
  { ref, ...of }: Entering & { readonly ref: AnchorRef & { readonly kind: 'wall' } },
): Promise<Result<StoredAnchor>> {
  const target = readRoomKey(of.project);
  const walls = await wallsFor(deps, of);
  if (!walls.ok) return walls;
  const { room, wall } = ref;
  const found = walls.value.find((one) => one.room === room && one.wall === wall);
  if (found === undefined || target?.kind !== 'project') return refuse('chat_anchor_gone');
  return ok({ kind: 'wall', label: found.label, project: target.project, room, wall });
}

/** None for who may not read the project, and of a room that is too large to be read. */
async function wallsFor(deps: Deps, { project, userId }: Entering) {
  const target = readRoomKey(project);
  if (target?.kind !== 'project') return ok([]);
  const walls = await listWalls(deps, { id: target.project, userId });
  return walls.ok || walls.code === 'unavailable' ? walls : ok([]);
}

/** Anything but a wall; of a pin the place is found. */
export async function readAnchor(
  { trx, room: { id: roomId, projectId }, userId }: RoomChange,
  ref: FoundRef,
): Promise<Result<StoredAnchor>> {
  if (ref.kind === 'pin') return ok({ ...ref, number: (await nextNumber(trx, { roomId })).number });
  if (ref.kind === 'spot') {
    const { file, x, y } = ref;
    const picture = await getFile(trx, { roomId, id: file, userId });
    if (picture === null || !picture.isSent || picture.width === null) {
      return refuse('chat_anchor_gone');
    }
    return ok({ kind: 'spot', file, x, y, number: await nextSpot(trx, { roomId, file }) });
  }
  if (projectId === null) return refuse('chat_anchor_gone');
  if (ref.kind === 'product') {
    const variantId = ref.variant as VariantId;
    const [found] = await listProducts(trx, { projectId, variantId });
    if (found === undefined) return refuse('chat_anchor_gone');
    const { label, hash, vsdId } = found;
    return ok({ kind: 'product', label, hash, vsd_id: vsdId, number: null });
  }
  const [found] = await listOrderItems(trx, { projectId, itemId: ref.item });
  if (found === undefined) return refuse('chat_anchor_gone');
  const { label, hash, vsdId, number } = found;
  return ok({ kind: 'order_item', label, hash, vsd_id: vsdId, number });
}
