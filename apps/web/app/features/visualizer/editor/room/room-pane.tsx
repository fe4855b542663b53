import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { useCallback, useState } from 'react';
import { useDrop } from '../drag/use-drop.ts';
import { useScreen, useWorkplace } from '../editor-context.ts';
import { RoomCanvas } from '../room-canvas.tsx';
import { RoomOverlay } from './room-overlay.tsx';
import { useRoomPointer } from './use-room-pointer.ts';
import { useWalkKeys } from './use-walk-keys.ts';
import { ViewBar } from './view-bar.tsx';

/** The room in 3D with what is drawn over it and how it is looked at. */
export function RoomPane() {
  const { editor, view, pictures } = useWorkplace();
  const lacksWebgl = useScreen((state) => state.lacksWebgl);
  const [shown, setShown] = useState<RoomView | null>(null);
  const onView = useCallback(
    (next: RoomView | null) => {
      view.current = next;
      setShown(next);
    },
    [view],
  );
  const { drag, handlers } = useRoomPointer();
  useWalkKeys();
  const drop = useDrop((event) => {
    const room = view.current;
    if (!room) return null;
    const box = event.currentTarget.getBoundingClientRect();
    const pixel = [event.clientX - box.left, event.clientY - box.top] as const;
    const hit = room.hit(...pixel);
    const at = hit ? ([hit.place[0], hit.place[1]] as const) : room.onPlane(...pixel, 0);
    return {
      at,
      nodeId: hit?.nodeId ?? null,
      faceId: hit?.faceId ?? null,
      slot: hit?.slot ?? null,
    };
  });
  return (
    <div className="relative size-full">
      <div className="size-full" {...handlers} {...drop}>
        <RoomCanvas
          editor={editor}
          onFailure={lacksWebgl}
          onSettled={pictures.onSettled}
          onView={onView}
        />
        {shown && <RoomOverlay drag={drag} view={shown} />}
      </div>
      {shown && <ViewBar view={shown} />}
    </div>
  );
}
