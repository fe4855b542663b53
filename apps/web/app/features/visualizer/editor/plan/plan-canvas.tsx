import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { isStanding } from '@wevisu/scene/placing/local-box.ts';
import { useMemo, useRef } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useDrop } from '../drag/use-drop.ts';
import { useDerived, useEditor, useNodes, useScreen } from '../editor-context.ts';
import { CornerHandles } from './corner-handles.tsx';
import { MeasureLines } from './measure-lines.tsx';
import { perPixel, toPlan } from './plan-frame.ts';
import { PlanShapes, PlanTexts, pathOf } from './plan-shapes.tsx';
import { poseTransform } from './pose.ts';
import { useFrame } from './use-frame.ts';
import { usePlanPointer } from './use-plan-pointer.ts';

/** The plan of a level: seen, moved, drawn in. The list beside it says the same in words. */
export function PlanCanvas() {
  const svg = useRef<SVGSVGElement>(null);
  const nodes = useNodes();
  const levelId = useEditor((state) => state.levelId);
  const tool = useEditor((state) => state.tool);
  const selected = useEditor((state) => state.selected);
  const face = useEditor((state) => state.face);
  const faces = useDerived((state) => state.faces);
  const findings = useDerived((state) => state.findings);
  const pointed = useScreen((state) => state.finding);

  const drawing = useMemo(() => drawPlan(nodes, levelId ?? ''), [nodes, levelId]);
  const { frame, setFrame, screen, fit } = useFrame(svg, drawing.bounds);
  const { preview, handlers } = usePlanPointer({ frame, setFrame, screen });
  const shown = useMemo(
    () => (preview.nodes ? drawPlan(preview.nodes, levelId ?? '') : drawing),
    [preview.nodes, drawing, levelId],
  );
  const movingIds = preview.moving?.ids.join() ?? '';
  const [still, moving] = useMemo(() => {
    const ids = new Set(movingIds === '' ? [] : movingIds.split(','));
    const isMoving = (id: string | null) => id !== null && ids.has(id);
    return [
      shown.shapes.filter(({ nodeId }) => !isMoving(nodeId)),
      [...ids].map((id) => ({ id, shapes: shown.shapes.filter((one) => one.nodeId === id) })),
    ];
  }, [shown, movingIds]);
  const marked = shown.shapes.filter(
    ({ nodeId, look, closed }) =>
      nodeId !== null && selected.includes(nodeId) && (closed || look === 'dimension'),
  );
  const floor = faces.find(({ id }) => id === face?.faceId);
  const line = pointed === null ? null : (findings[pointed]?.line ?? null);
  const drop = useDrop(({ clientX, clientY }) => {
    if (!frame) return null;
    const at = toPlan(frame, screen(), [clientX, clientY]);
    const element = document.elementFromPoint(clientX, clientY);
    const nodeId = element?.getAttribute('data-node') ?? null;
    const isRoom = nodeId !== null && nodes[nodeId]?.type === 'room';
    return { at, nodeId, faceId: isRoom ? `${nodeId}:floor` : null, slot: 'covering' };
  });
  const scale = frame ? perPixel(frame, screen()) : 40;

  return (
    <div className="relative size-full overflow-hidden bg-sunken" {...drop}>
      <svg
        aria-label="Plan of the room. The list says the same in words."
        className={`block size-full touch-none select-none ${tool === 'select' ? 'cursor-default' : 'cursor-crosshair'}`}
        ref={svg}
        role="img"
        viewBox={frame ? `${frame.x} ${frame.y} ${frame.width} ${frame.height}` : '0 0 1 1'}
        {...handlers}
      >
        <PlanShapes shapes={still} />
        {floor?.kind === 'floor' && (
          <path
            className="pointer-events-none fill-accent/15 stroke-accent-text"
            d={pathOf(floor.outline, true)}
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        )}
        {moving.map(({ id, shapes }) => {
          const [from, to] = [nodes[id], preview.moving?.nodes[id]];
          const isKnown = isStanding(from) && isStanding(to);
          return (
            <g key={id} {...(isKnown ? { transform: poseTransform(from, to) } : {})}>
              <PlanShapes shapes={shapes} />
            </g>
          );
        })}
        {movingIds === '' &&
          marked.map(({ points, closed, nodeId }, index) => (
            <path
              className={`pointer-events-none stroke-accent-text ${closed ? 'fill-accent/15' : 'fill-none'}`}
              d={pathOf(points, closed)}
              key={`${nodeId}:${index}`}
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        <PlanTexts texts={shown.texts} />
        <CornerHandles nodes={preview.nodes ?? nodes} scale={scale} />
        {preview.drawn && (
          <path
            className="pointer-events-none fill-accent/10 stroke-accent-text"
            d={drawnPath(preview.drawn)}
            strokeWidth={3}
            vectorEffect="non-scaling-stroke"
          />
        )}
        <MeasureLines lines={preview.lines} scale={scale} />
        {line && (
          <MeasureLines
            lines={[
              {
                from: line.from,
                to: line.to,
                distance: Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]),
              },
            ]}
            scale={scale}
            tone="clay"
          />
        )}
      </svg>
      <IconButton
        className="absolute right-3 bottom-3"
        icon="plan"
        label="Show the whole plan"
        look="round"
        onPress={fit}
      />
    </div>
  );
}

function drawnPath({
  shape,
  from,
  to,
}: NonNullable<ReturnType<typeof usePlanPointer>['preview']['drawn']>): string {
  if (shape === 'line') return pathOf([from, to], false);
  return pathOf([from, [to[0], from[1]], to, [from[0], to[1]]], true);
}
