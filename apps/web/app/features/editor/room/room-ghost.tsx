import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { bodyOf } from '@wevisu/scene/placing/body-of.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { useNodes, useScreen } from '../workspace/workspace-context.ts';

type Pixel = readonly [number, number];

const GHOST = 'ghost' as NodeId;

/** Where something held over the room would land, as the box that it fills. */
export function RoomGhost({ view }: { readonly view: RoomView }) {
  const ghost = useScreen((state) => state.ghost);
  const nodes = useNodes();
  if (!ghost) return null;
  const level = nodeOf(nodes, ghost.node.levelId, 'level')?.elevationTenths ?? 0;
  const body = bodyOf({ [GHOST]: ghost.node } as SceneNodes, GHOST);
  const boxes = (body?.footprints ?? []).flatMap((footprint) => {
    const at = (height: number) => footprint.map(([x, y]) => view.toScreen([x, y, level + height]));
    const [low, high] = [at(body?.bottomTenths ?? 0), at(body?.topTenths ?? 0)];
    return [...low, ...high].every((pixel) => pixel !== null)
      ? [{ low: low as Pixel[], high: high as Pixel[] }]
      : [];
  });
  const look = ghost.fits ? 'fill-accent/15 stroke-accent' : 'fill-danger/20 stroke-danger';
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {boxes.map(({ low, high }, index) => (
        <g
          className={look}
          data-ghost={ghost.fits ? 'fits' : 'stopped'}
          key={index}
          strokeWidth={2}
        >
          {low.map((from, i) => {
            const next = (i + 1) % low.length;
            const side = [from, low[next], high[next], high[i]];
            return <polygon key={i} points={side.map((pixel) => pixel?.join(',')).join(' ')} />;
          })}
          <polygon points={high.map((pixel) => pixel.join(',')).join(' ')} />
        </g>
      ))}
    </svg>
  );
}
