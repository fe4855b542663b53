import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { Suspense, useCallback, useState } from 'react';
import { late } from '../../../platform/late.ts';
import { cx } from '../../../ui/cx.ts';
import { useDrop } from '../actions/use-drop.ts';
import { FreeToggle } from '../gestures/free-toggle.tsx';
import { PlacingNote } from '../gestures/placing-note.tsx';
import {
  useEditor,
  useNodes,
  usePeople,
  useScreen,
  useSharedProject,
  useWorkspace,
} from '../workspace/workspace-context.ts';
import { placeIn } from './place-in.ts';
import { RoomCanvas } from './room-canvas.tsx';
import { RoomGhost } from './room-ghost.tsx';
import { RoomOverlay } from './room-overlay.tsx';
import { RoomPeople } from './room-people.tsx';
import { useRoomPointer } from './use-room-pointer.ts';
import { useShareEye } from './use-share-eye.ts';
import { useWalk } from './use-walk.ts';
import { useWalkKeys } from './use-walk-keys.ts';
import { ViewBar } from './view-bar.tsx';

const RoomPins = late(() => import('./room-pins.tsx'));

/** Rotation steps per wheel event: one for a notch, less for a touchpad. */
function forwardOf(deltaY: number): number {
  return Math.min(1, Math.max(-1, -deltaY / 100));
}

function Others({ view }: { readonly view: RoomView }) {
  const others = usePeople((state) => state.others);
  return <RoomPeople nodes={useNodes()} others={others} view={view} />;
}

/** The room in 3D with its overlay and view controls. */
export function RoomPane() {
  const { editor, view } = useWorkspace();
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
  const walk = useWalk();
  const share = useShareEye(shown);
  const hasOthers = usePeople((state) => state.others.length > 0);
  const isWalking = useEditor((state) => state.look === 'walk');
  const isCommenting = useEditor((state) => state.tool === 'comment');
  const project = useSharedProject();
  const drop = useDrop((event) => {
    const room = view.current;
    if (!room) return null;
    const box = event.currentTarget.getBoundingClientRect();
    return placeIn(room, [event.clientX - box.left, event.clientY - box.top]);
  });
  return (
    <div className="relative size-full" {...share}>
      <div
        className={cx('size-full', isCommenting && 'cursor-crosshair')}
        {...handlers}
        {...drop}
        onWheel={(event) => isWalking && walk(forwardOf(event.deltaY), 0)}
      >
        <RoomCanvas editor={editor} onFailure={lacksWebgl} onView={onView} />
        {shown && <RoomOverlay drag={drag} view={shown} />}
        {shown && <RoomGhost view={shown} />}
        {shown && hasOthers && <Others view={shown} />}
      </div>
      <Suspense>{shown && project && <RoomPins project={project} view={shown} />}</Suspense>
      <PlacingNote preview={drag?.preview ?? null} />
      <FreeToggle className="absolute top-3 left-3" />
      {shown && <ViewBar view={shown} />}
    </div>
  );
}
