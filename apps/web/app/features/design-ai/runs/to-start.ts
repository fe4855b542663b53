// What designs begin from, as the call takes it: loaded when somebody presses, since a sketch becomes a scene here.

import { nameOf } from '@wevisu/layout/brief/words/names.ts';
import type { Purpose } from '@wevisu/layout/brief/words/rooms.ts';
import type { RoomUse } from '@wevisu/scene/document/nodes/room.ts';
import { readDraft } from '../../scenes/draft-store.ts';
import { sceneOf } from '../sketch/sketch.ts';
import type { RunOrder } from './run-calls.ts';
import type { Start } from './start.ts';

/** The room's use in a scene; null where a brief names no room. */
function roomUseOf(purpose: Purpose | null): RoomUse {
  if (purpose === null) return 'other';
  return purpose === 'outdoor' ? 'patio' : purpose;
}

/** Null where a file's room is no longer kept in this browser. */
export function toStart(start: Start, purpose: Purpose | null): RunOrder['start'] | null {
  if (start.kind === 'words' || start.kind === 'again') return start;
  if (start.kind === 'plan') return { kind: 'plan', plan: start.plan };
  if (start.kind === 'design') return { ...start, keep: [...start.keep] };
  if (start.kind === 'sketch') {
    const name = purpose === null ? 'Room' : nameOf(purpose);
    const { document, roomId } = sceneOf(start.sketch, { name, use: roomUseOf(purpose) });
    return { kind: 'scene', scene: { ...document }, room: roomId, keep: [] };
  }
  const kept = readDraft(start.from);
  if (kept === null) return null;
  return { kind: 'scene', scene: JSON.parse(kept), room: start.room, keep: [] };
}
