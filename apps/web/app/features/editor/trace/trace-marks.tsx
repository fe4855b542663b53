import { distanceOf, minus } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { type PointerEvent, useRef } from 'react';
import { MeasureLines } from '../drawings/measure-lines.tsx';
import {
  movedBy,
  type Placement,
  planPointOf,
  transformOf,
  turnedByHand,
} from '../workspace/placement.ts';
import type { TraceRecord } from '../workspace/trace-store.ts';
import { useTrace, useWorkspace } from '../workspace/workspace-context.ts';

export interface TraceMarksProps {
  readonly record: TraceRecord;
  /** Tenths per screen pixel. */
  readonly scale: number;
  readonly planAt: (client: Point) => Point;
}

interface Held {
  readonly pointer: number;
  readonly from: Point;
  readonly before: Placement;
  readonly isTurn: boolean;
}

/** Pixels between the picture and the handle that turns it. */
const AWAY = 26;

/**
 * Over the plan while the pointer works on the picture: the frame to move and turn it, or the points of its
 * scale.
 */
export function TraceMarks({ record, scale, planAt }: TraceMarksProps) {
  const mode = useTrace((state) => state.mode);
  if (mode === 'move') return <MoveFrame planAt={planAt} record={record} scale={scale} />;
  return mode === 'scale' ? <ScalePoints scale={scale} /> : null;
}

function MoveFrame({ record, scale, planAt }: TraceMarksProps) {
  const { trace } = useWorkspace();
  const held = useRef<Held | null>(null);
  const { picture, placement } = record;
  const { width, height } = picture;
  const top = planPointOf(placement, picture, [width / 2, 0]);
  const away = (AWAY * scale) / placement.tenthsPerPixel;
  const handle = planPointOf(placement, picture, [width / 2, -away]);

  const on = (isTurn: boolean) => ({
    onPointerDown(event: PointerEvent<SVGElement>) {
      if (held.current || (event.pointerType === 'mouse' && event.button !== 0)) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const from = planAt([event.clientX, event.clientY]);
      held.current = { pointer: event.pointerId, from, before: placement, isTurn };
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      const now = held.current;
      if (now?.pointer !== event.pointerId) return;
      event.stopPropagation();
      const to = planAt([event.clientX, event.clientY]);
      trace.getState().change({
        placement: now.isTurn
          ? turnedByHand(now.before, now.from, to, event.altKey)
          : movedBy(now.before, minus(to, now.from)),
      });
    },
    onPointerUp(event: PointerEvent<SVGElement>) {
      if (held.current?.pointer !== event.pointerId) return;
      event.stopPropagation();
      held.current = null;
    },
    onPointerCancel(event: PointerEvent<SVGElement>) {
      if (held.current?.pointer !== event.pointerId) return;
      trace.getState().change({ placement: held.current.before });
      held.current = null;
    },
  });

  return (
    <g>
      <rect
        className="cursor-move fill-transparent stroke-accent-text"
        data-trace-move=""
        height={height}
        strokeDasharray="6 4"
        strokeWidth={2}
        transform={transformOf(placement, picture)}
        vectorEffect="non-scaling-stroke"
        width={width}
        {...on(false)}
      />
      <line
        className="pointer-events-none stroke-accent-text"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
        x1={top[0]}
        x2={handle[0]}
        y1={-top[1]}
        y2={-handle[1]}
      />
      <circle
        className="cursor-grab fill-paper stroke-accent-text"
        cx={handle[0]}
        cy={-handle[1]}
        data-trace-turn=""
        r={10 * scale}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        {...on(true)}
      >
        <title>Turn the picture</title>
      </circle>
    </g>
  );
}

function ScalePoints({ scale }: { readonly scale: number }) {
  const points = useTrace((state) => state.points);
  const [from, to] = points;
  return (
    <g className="pointer-events-none">
      {from && to && (
        <MeasureLines
          lines={[{ from, to, distance: distanceOf(from, to) }]}
          scale={scale}
          tone="clay"
        />
      )}
      {points.map(([x, y]) => (
        <g className="stroke-clay" key={`${x},${y}`} strokeWidth={2}>
          <circle
            className="fill-none"
            cx={x}
            cy={-y}
            r={9 * scale}
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M${x - 14 * scale} ${-y}h${28 * scale}M${x} ${-y - 14 * scale}v${28 * scale}`}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </g>
  );
}
