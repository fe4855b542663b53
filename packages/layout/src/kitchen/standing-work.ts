// What of a kitchen stands in the room already and stays: no second one is planned beside it.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import { workCenters } from '@wevisu/scene/rules/work-centers.ts';

/** Middles of the fronts of what stands there; null for what a kitchen still needs. */
export interface StandingWork {
  readonly sink: Point | null;
  readonly cooking: Point | null;
  readonly cold: Point | null;
  readonly hasDishwasher: boolean;
  /** Whether base cabinets stand there. */
  readonly hasRows: boolean;
}

/** All null for a room that the scene does not have. */
export function standingWork(document: SceneDocument, roomId: NodeId): StandingWork {
  const room = sceneFacts(document).rooms.find(({ id }) => id === roomId);
  if (!room) return { sink: null, cooking: null, cold: null, hasDishwasher: false, hasRows: false };
  const { sinks, cooking, refrigerators } = workCenters(room);
  return {
    sink: sinks[0]?.at ?? null,
    cooking: cooking[0]?.at ?? null,
    cold: refrigerators[0]?.at ?? null,
    hasRows: room.runs.some(({ isBase }) => isBase),
    hasDishwasher: room.things.some(({ node }) => node.kind === 'dishwasher'),
  };
}
