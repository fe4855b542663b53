import type { ProjectId } from '@wevisu/domain/ids.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { pointOf } from '../pins/pin-place.ts';
import { PinsAt } from '../pins/pins-at.tsx';
import { useEditor, useNodes } from '../workspace/workspace-context.ts';
import { useCameraMoves } from './use-camera-moves.ts';

export interface RoomPinsProps {
  readonly project: ProjectId;
  readonly view: RoomView;
}

/** Comments in 3D, through walls and things. */
export default function RoomPins({ project, view }: RoomPinsProps) {
  const layer = useCameraMoves<HTMLDivElement>(view);
  const nodes = useNodes();
  const levelId = useEditor((state) => state.levelId);
  const { clientWidth: width = 0, clientHeight: height = 0 } = layer.current ?? {};
  return (
    <div
      className="pointer-events-none absolute inset-0 overflow-hidden *:pointer-events-auto"
      ref={layer}
    >
      <PinsAt
        pixelOf={(place) => {
          const point = pointOf(nodes, place, levelId);
          return point && view.toScreen(point);
        }}
        project={project}
        size={{ width, height }}
        view="room"
      />
    </div>
  );
}
