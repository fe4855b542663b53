import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf } from '@wevisu/scene/document/scene.ts';
import type { Measured } from '@wevisu/scene/placing/measure.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import type { Hit } from '@wevisu/viewer/room/view-events.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { commandsOf } from '../actions/commands.ts';
import { ghostOf } from '../actions/ghost.ts';
import { putCarried } from '../actions/place-product.ts';
import { showInRoom } from '../actions/show-in-room.ts';
import { pressedSelection } from '../edits/groups.ts';
import { type Gesture, noPreview, type Preview } from '../gestures/gesture.ts';
import { grabNode } from '../gestures/start-gesture.ts';
import { useEscape } from '../gestures/use-escape.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { placeIn } from './place-in.ts';

const TREMBLE = 5;

interface Held {
  readonly pixel: readonly [number, number];
  readonly hit: Hit | null;
  /** A drag moves an object only if it is selected; otherwise it turns the view. */
  readonly gesture: Gesture | null;
  isDrag: boolean;
}

export interface RoomDrag {
  readonly preview: Preview;
  readonly lines: readonly Measured[];
  readonly heightTenths: number;
}

/** Pointers over the 3D view: press to select, drag the selection over the floor or along its wall. */
export function useRoomPointer() {
  const workspace = useWorkspace();
  const { editor, view, screen } = workspace;
  const held = useRef<Held | null>(null);
  const [drag, setDrag] = useState<RoomDrag | null>(null);

  function pixelOf(event: PointerEvent<HTMLElement>): readonly [number, number] {
    const box = event.currentTarget.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  /** Alt, or free placing for hands without a keyboard. */
  const isFree = (event: PointerEvent) => event.altKey || screen.getState().placesFreely;

  function press({ hit, pixel }: Held, event: PointerEvent): void {
    const select = () => selectHit(hit, event.shiftKey);
    if (!view.current) {
      select();
      return;
    }
    const place = placeIn(view.current, pixel, hit);
    if (editor.getState().tool === 'comment') {
      // Beside the ground there is no place.
      if (place.at === null) return;
      screen.getState().openComment({ kind: 'new', view: 'room', place });
      editor.getState().show({ tool: 'select' });
      return;
    }
    putCarried(workspace, { place, isFree: isFree(event) }, select);
  }

  /** What is carried shows where a press would put it. */
  function hover(event: PointerEvent<HTMLElement>, room: RoomView): void {
    const { carried, haunt, ghost } = screen.getState();
    if (!carried || event.pointerType === 'touch') {
      if (ghost) haunt(null);
      return;
    }
    const place = placeIn(room, pixelOf(event));
    const what = { type: 'product', facts: carried } as const;
    haunt(ghostOf(workspace, what, { place, isFree: isFree(event) }));
  }

  function selectHit(hit: Hit | null, isMore: boolean): void {
    const { select, selectFace, selected, history } = editor.getState();
    const { nodeId = null, faceId = null, slot = null } = hit ?? {};
    if (faceId !== null) selectFace({ faceId, slot: slot ?? 'covering', nodeId });
    else if (nodeId === null || !Object.hasOwn(history.nodes, nodeId)) select([]);
    else if (isMore) commandsOf(editor).selectMore(nodeId);
    else select(pressedSelection(history.nodes, selected, nodeId));
  }

  function grab(room: RoomView, hit: Hit | null, pixel: readonly [number, number]) {
    const { selected, tool } = editor.getState();
    if (tool === 'comment' || !hit || hit.nodeId === null || !selected.includes(hit.nodeId))
      return null;
    const at = room.onPlane(...pixel, hit.place[2]);
    return at && grabNode(editor, at, hit.nodeId);
  }

  function release(): void {
    held.current = null;
    setDrag(null);
    view.current?.toneSelected('accent');
    if (view.current) view.current.rig.controls.enabled = true;
  }

  function cancel(): void {
    const ids = idsOf(drag?.preview ?? noPreview, editor.getState().selected);
    showInRoom(view.current, editor.getState().history.nodes, ids);
    release();
  }
  useEscape(drag !== null, cancel);

  /** Dimensions of objects lie on the floor; those of doors and windows are at the height of the pointer. */
  function heightOf(hit: Hit): number {
    const { nodes } = editor.getState().history;
    const node = nodes[hit.nodeId ?? ''];
    if (node?.type !== 'item' && node?.type !== 'run') return hit.place[2];
    return nodeOf(nodes, node.levelId, 'level')?.elevationTenths ?? 0;
  }

  return {
    drag,
    handlers: {
      onPointerDownCapture(event: PointerEvent<HTMLElement>) {
        const room = view.current;
        if (!room || event.button !== 0 || !event.isPrimary) return;
        const pixel = pixelOf(event);
        const hit = room.hit(...pixel);
        const gesture = grab(room, hit, pixel);
        held.current = { pixel, hit, gesture, isDrag: false };
        if (gesture) {
          room.rig.controls.enabled = false;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = held.current;
        const room = view.current;
        if (!now && room && event.buttons === 0) hover(event, room);
        if (!now || !room || !event.isPrimary) return;
        const pixel = pixelOf(event);
        const far = Math.hypot(pixel[0] - now.pixel[0], pixel[1] - now.pixel[1]);
        if (!now.isDrag && far < TREMBLE) return;
        now.isDrag = true;
        const to = now.gesture && now.hit && room.onPlane(...pixel, now.hit.place[2]);
        if (!now.gesture || !now.hit || !to) return;
        const preview = now.gesture.move(to, isFree(event));
        const nodes = preview.moving?.nodes ?? preview.nodes;
        if (!nodes) return;
        showInRoom(room, nodes, idsOf(preview, editor.getState().selected));
        room.toneSelected(preview.isStuck ? 'danger' : 'accent');
        setDrag({ preview, lines: preview.lines, heightTenths: heightOf(now.hit) });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const now = held.current;
        release();
        if (!now || !event.isPrimary) return;
        if (!now.isDrag) press(now, event);
        else if (now.gesture) {
          const { label, change } = now.gesture.end();
          editor.getState().change(label, change);
        }
      },
      onPointerLeave() {
        screen.getState().haunt(null);
      },
      onPointerCancel: cancel,
    },
  };
}

/** What a preview moves: objects, or the selected doors and windows. */
function idsOf({ moving }: Preview, selected: readonly NodeId[]): readonly NodeId[] {
  return moving?.ids ?? selected;
}
