import type { LivePerson } from '@wevisu/contract/live-scenes.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { bodyOf } from '@wevisu/scene/placing/body-of.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { PointerMark } from '../people/pointer-mark.tsx';
import { colorOf } from '../workspace/people-store.ts';
import { useCameraMoves } from './use-camera-moves.ts';

/** More boxes than that say nothing. */
const MAX_BOXES = 8;

/** What the others have selected, and where they point, in 3D. */
export function RoomPeople(of: {
  readonly view: RoomView;
  readonly others: readonly LivePerson[];
  readonly nodes: SceneNodes;
}) {
  const { view, others, nodes } = of;
  const picture = useCameraMoves(view);
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
      ref={picture}
    >
      {others.map((person) => (
        <g data-person={person.name} key={person.id} style={{ color: colorOf(person) }}>
          {(person.at?.selected ?? []).slice(0, MAX_BOXES).map((id) => (
            <SelectedBox id={id} key={id} nodes={nodes} view={view} />
          ))}
          <PointerIn person={person} view={view} />
        </g>
      ))}
    </svg>
  );
}

function PointerIn({ person, view }: { readonly person: LivePerson; readonly view: RoomView }) {
  const pointer = person.at?.pointer;
  const at = pointer ? view.toScreen(pointer) : null;
  return at && <PointerMark at={at} name={person.name} scale={1} />;
}

/** The foot and the top of the box that a thing fills. */
function SelectedBox(of: {
  readonly id: NodeId;
  readonly nodes: SceneNodes;
  readonly view: RoomView;
}) {
  const { id, nodes, view } = of;
  const node = nodes[id];
  const body = node?.type === 'item' || node?.type === 'run' ? bodyOf(nodes, id) : null;
  if (!body || (node?.type !== 'item' && node?.type !== 'run')) return null;
  const level = nodeOf(nodes, node.levelId, 'level')?.elevationTenths ?? 0;
  const rings = body.footprints.flatMap((footprint) =>
    [body.bottomTenths, body.topTenths].map((height) =>
      footprint.map(([x, y]) => view.toScreen([x, y, level + height])),
    ),
  );
  return rings.map((ring, index) =>
    ring.some((pixel) => pixel === null) ? null : (
      <polygon
        className="fill-none"
        key={index}
        points={ring.map((pixel) => pixel?.join(',')).join(' ')}
        stroke="currentColor"
        strokeWidth={2}
      />
    ),
  );
}
