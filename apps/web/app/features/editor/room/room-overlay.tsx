import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { useDerived, useEditor, useScreen } from '../workspace/workspace-context.ts';
import { FaceOutline } from './face-outline.tsx';
import { useCameraMoves } from './use-camera-moves.ts';
import type { RoomDrag } from './use-room-pointer.ts';

export interface RoomOverlayProps {
  readonly view: RoomView;
  readonly drag: RoomDrag | null;
}

/** Over the 3D view: the outline of the selected face, and dimensions. */
export function RoomOverlay({ view, drag }: RoomOverlayProps) {
  const picture = useCameraMoves(view);
  const selected = useEditor((state) => state.face);
  const faces = useDerived((state) => state.faces);
  const findings = useDerived((state) => state.findings);
  const pointed = useScreen((state) => state.finding);
  const face = faces.find(({ id }) => id === selected?.faceId);
  const finding = pointed === null ? null : (findings[pointed]?.line ?? null);
  const measures = [
    ...(drag?.lines ?? []).map(({ from, to }) => ({ from, to, height: drag?.heightTenths ?? 0 })),
    ...(finding ? [{ from: finding.from, to: finding.to, height: finding.heightTenths }] : []),
  ];
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
      ref={picture}
    >
      {face && <FaceOutline face={face} view={view} />}
      {measures.map(({ from, to, height }) => {
        const a = view.toScreen([from[0], from[1], height]);
        const b = view.toScreen([to[0], to[1], height]);
        const distance = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]));
        if (!a || !b || distance < 50) return null;
        const text = formatFeetInches(distance);
        const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
        const width = text.length * 7 + 12;
        return (
          <g key={`${from.join()}-${to.join()}`}>
            <line className="stroke-clay" strokeWidth={2} x1={a[0]} x2={b[0]} y1={a[1]} y2={b[1]} />
            <rect
              className="fill-paper"
              height={20}
              rx={4}
              width={width}
              x={x - width / 2}
              y={y - 10}
            />
            <text
              className="figures fill-clay-text text-12"
              dominantBaseline="central"
              textAnchor="middle"
              x={x}
              y={y}
            >
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
