import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { type Change, noChange } from '@wevisu/scene/edit/change.ts';
import { isStanding } from '@wevisu/scene/placing/local-box.ts';
import { gapsAround, type Measured } from '@wevisu/scene/placing/measure.ts';
import type { Hit } from '@wevisu/viewer/room/view-events.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { nameOfNode } from '../choose/labels.ts';
import { dragThing } from '../drag/drag-thing.ts';
import { useWorkplace } from '../editor-context.ts';
import { commandsOf } from '../things/commands.ts';

const TREMBLE = 5;

interface Held {
  readonly pixel: readonly [number, number];
  readonly hit: Hit | null;
  /** A thing that is selected already is taken along; everything else turns the view. */
  readonly dragged: NodeId | null;
  isDrag: boolean;
  change: Change;
}

export interface RoomDrag {
  readonly lines: readonly Measured[];
  readonly heightTenths: number;
}

/** Pointers over the room: press to select, drag what is selected over the floor. */
export function useRoomPointer() {
  const { editor, view } = useWorkplace();
  const held = useRef<Held | null>(null);
  const [drag, setDrag] = useState<RoomDrag | null>(null);

  function pixelOf(event: PointerEvent<HTMLElement>): readonly [number, number] {
    const box = event.currentTarget.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  function selectHit(hit: Hit | null, isMore: boolean): void {
    const { select, selectFace, history } = editor.getState();
    if (!hit) select([]);
    else if (hit.faceId !== null) {
      selectFace({ faceId: hit.faceId, slot: hit.slot ?? 'covering' });
    } else if (hit.nodeId === null || !Object.hasOwn(history.nodes, hit.nodeId)) select([]);
    else if (isMore) commandsOf(editor).selectMore(hit.nodeId);
    else select([hit.nodeId]);
  }

  return {
    drag,
    handlers: {
      onPointerDownCapture(event: PointerEvent<HTMLElement>) {
        const room = view.current;
        if (!room || event.button !== 0 || !event.isPrimary) return;
        const pixel = pixelOf(event);
        const hit = room.hit(...pixel);
        const { selected, history } = editor.getState();
        const node = hit?.nodeId ? history.nodes[hit.nodeId] : undefined;
        const isHeld =
          hit?.nodeId != null && selected.includes(hit.nodeId) && isStanding(node) && !node.locked;
        held.current = {
          pixel,
          hit,
          dragged: isHeld ? hit.nodeId : null,
          isDrag: false,
          change: noChange,
        };
        if (isHeld) {
          room.rig.controls.enabled = false;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = held.current;
        const room = view.current;
        if (!now || !room || !event.isPrimary) return;
        const pixel = pixelOf(event);
        const far = Math.hypot(pixel[0] - now.pixel[0], pixel[1] - now.pixel[1]);
        if (!now.isDrag && far < TREMBLE) return;
        now.isDrag = true;
        if (now.dragged === null || !now.hit) return;
        const [, , height] = now.hit.place;
        const from = room.onPlane(...now.pixel, height);
        const to = room.onPlane(...pixel, height);
        if (!from || !to) return;
        const { nodes } = editor.getState().history;
        const by = [to[0] - from[0], to[1] - from[1]] as const;
        const moved = dragThing({ nodes, id: now.dragged, by, isFree: event.altKey });
        if (!moved) return;
        now.change = moved.change;
        for (const id of moved.ids) {
          const node = moved.nodes[id];
          if (isStanding(node)) {
            room.preview(id, node.position[0], node.position[1], node.rotationTenthsDeg);
          }
        }
        const lines = Object.values(gapsAround(moved.nodes, now.dragged));
        setDrag({ lines, heightTenths: 0 });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const now = held.current;
        held.current = null;
        setDrag(null);
        if (view.current) view.current.rig.controls.enabled = true;
        if (!now || !event.isPrimary) return;
        if (!now.isDrag) {
          selectHit(now.hit, event.shiftKey);
          return;
        }
        if (now.dragged === null) return;
        const { history, products, change } = editor.getState();
        const node = history.nodes[now.dragged];
        if (node) change(`Move ${nameOfNode(node, products).toLowerCase()}`, now.change);
      },
      onPointerCancel() {
        held.current = null;
        setDrag(null);
        if (view.current) view.current.rig.controls.enabled = true;
      },
    },
  };
}
