import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { StyleId } from '@wevisu/scene/styles.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { RoomToDress } from '../dressing/dress.ts';
import type { FinishAsk } from '../dressing/finish-asks.ts';
import { lookOf } from '../dressing/looks/looks.ts';

/** What hangs on the wall that a room looks at: over the bed, the sideboard, the desk. */
const shown: Readonly<Record<string, readonly string[]>> = {
  bedroom: ['sconce', 'framed-picture'],
  dining: ['framed-picture', 'wall-mirror'],
  office: ['framed-picture'],
};

interface Given {
  readonly document: SceneDocument;
  readonly roomId: NodeId;
  readonly drawing: Drawing;
  readonly style: StyleId;
  readonly asks: readonly FinishAsk[];
}

/** A room with the wall that stands out, where nothing is asked of its walls. */
export function roomToDress({ document, roomId, drawing, style, asks }: Given): RoomToDress {
  const use = nodeOf(document.nodes, roomId, 'room')?.use ?? 'other';
  const wallWith = (kinds: readonly string[]): NodeId | null => {
    const hung = kinds.flatMap((kind) => drawing.things.filter((thing) => thing.kind === kind));
    const host = hung.find(({ hostId }) => hostId !== null)?.hostId ?? null;
    return host !== null && nodeOf(document.nodes, host, 'wall') ? host : null;
  };
  const isAsked = asks.some(({ part }) => part === 'wall');
  const isTiled = use === 'bath' && lookOf(style).vanityWall;
  return {
    ...{ id: roomId, use },
    vanityWall: isTiled && !isAsked ? wallWith(['vanity-light', 'wall-mirror']) : null,
    accentWall: isAsked ? null : wallWith(shown[use] ?? []),
  };
}
