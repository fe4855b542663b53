import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { late } from '../../../platform/late.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDrop } from '../actions/use-drop.ts';
import { MeasureLines } from '../drawings/measure-lines.tsx';
import { perPixel, toPlan } from '../drawings/plan-frame.ts';
import { PlanShapes, PlanTexts, pathOf } from '../drawings/plan-shapes.tsx';
import { useFrame } from '../drawings/use-frame.ts';
import { FreeToggle } from '../gestures/free-toggle.tsx';
import { PlacingNote } from '../gestures/placing-note.tsx';
import { TraceLayer } from '../trace/trace-layer.tsx';
import { TraceMarks } from '../trace/trace-marks.tsx';
import { TracePlace } from '../trace/trace-place.tsx';
import { useSeenBounds } from '../trace/use-seen-bounds.ts';
import { useTraceOfLevel } from '../trace/use-trace-of-level.ts';
import {
  useDerived,
  useEditor,
  useNodes,
  useScreen,
  useSharedProject,
  useTrace,
} from '../workspace/workspace-context.ts';
import { CornerHandles } from './corner-handles.tsx';
import { DrawFields } from './draw-fields.tsx';
import { FloorAreas } from './floor-areas.tsx';
import { LevelBelow } from './level-below.tsx';
import { placeUnder } from './place-under.ts';
import { PlanGhost } from './plan-ghost.tsx';
import { PlanMarks } from './plan-marks.tsx';
import { PlanPeople } from './plan-people.tsx';
import { planSizes, selectedWallLines } from './plan-sizes.ts';
import { SizeButtons } from './size-buttons.tsx';
import { SizeMarks } from './size-marks.tsx';
import { SizePopover } from './size-popover.tsx';
import { TurnHandle } from './turn-handle.tsx';
import { usePlanPointer } from './use-plan-pointer.ts';

const PlanPins = late(() => import('./plan-pins.tsx'));

/** The plan of a level, to view, move and draw in. The list beside it has the same content as text. */
export function PlanCanvas() {
  const svg = useRef<SVGSVGElement>(null);
  const nodes = useNodes();
  const levelId = useEditor((state) => state.levelId);
  const tool = useEditor((state) => state.tool);
  const selected = useEditor((state) => state.selected);
  const products = useEditor((state) => state.products);
  const findings = useDerived((state) => state.findings);
  const pointed = useScreen((state) => state.finding);
  const traced = useTraceOfLevel();
  const isScaling = useTrace((state) => state.mode === 'scale');
  const face = useEditor((state) => state.face);
  const project = useSharedProject();
  const isCarrying = useScreen((state) => state.carried !== null);
  /** The size whose fields are open, by its number. */
  const [sized, setSized] = useState<number | null>(null);
  const leaveSize = useCallback(() => setSized(null), []);

  const [minPieceTenths, setMinPiece] = useState(Number.POSITIVE_INFINITY);
  // A picture under the plan has to show through.
  const laid = useMemo(
    () => (traced ? undefined : { products, minPieceTenths }),
    [traced, products, minPieceTenths],
  );
  const plan = useMemo(() => drawPlan(nodes, levelId ?? '', { laid }), [nodes, levelId, laid]);
  const bounds = useSeenBounds(plan);
  const { frame, setFrame, screen, fit } = useFrame(svg, bounds);
  const { preview, drawing, handlers } = usePlanPointer({
    frame,
    setFrame,
    screen,
    onSize: setSized,
  });
  const shown = useMemo(
    () => (preview.nodes ? drawPlan(preview.nodes, levelId ?? '', { laid }) : plan),
    [preview.nodes, plan, levelId, laid],
  );
  const isResting = tool === 'select' && !isScaling && !isCarrying && !preview.moving;
  const sizes = useMemo(
    () => (isResting ? planSizes(nodes, plan.texts, { selected, face }) : []),
    [isResting, nodes, plan, selected, face],
  );
  const wallLines = useMemo(
    () => (isResting ? selectedWallLines(nodes, { selected, face }) : []),
    [isResting, nodes, selected, face],
  );
  const openSize = sized === null ? undefined : sizes[sized];
  const movingIds = preview.moving?.ids.join() ?? '';
  const still = useMemo(() => {
    const ids = new Set(movingIds.split(','));
    return shown.shapes.filter(({ nodeId }) => nodeId === null || !ids.has(nodeId));
  }, [shown, movingIds]);
  const line = pointed === null ? null : (findings[pointed]?.line ?? null);
  const drop = useDrop(({ clientX, clientY }) => {
    if (!frame) return null;
    const at = toPlan(frame, screen(), [clientX, clientY]);
    const element = document.elementFromPoint(clientX, clientY);
    return placeUnder(nodes, at, element?.getAttribute('data-node') ?? null);
  });
  const scale = frame ? perPixel(frame, screen()) : 40;
  const smallest = frame ? smallestPiece(scale) : Number.POSITIVE_INFINITY;
  if (smallest !== minPieceTenths) setMinPiece(smallest);
  const standing = preview.nodes ?? nodes;
  return (
    <div className="relative size-full overflow-hidden bg-sunken" {...drop}>
      <svg
        aria-label="Plan of the room. The list says the same in words."
        className={`block size-full touch-none select-none ${tool === 'select' && !isScaling ? 'cursor-default' : 'cursor-crosshair'}`}
        ref={svg}
        role="img"
        viewBox={frame ? `${frame.x} ${frame.y} ${frame.width} ${frame.height}` : '0 0 1 1'}
        {...handlers}
      >
        <LevelBelow />
        {traced && <TraceLayer record={traced} />}
        <PlanShapes seesThrough={traced !== null} shapes={still} />
        <FloorAreas />
        <PlanMarks nodes={nodes} preview={preview} selected={selected} shapes={shown.shapes} />
        <PlanTexts texts={shown.texts} />
        {preview.nodes === null && <MeasureLines lines={wallLines} scale={scale} />}
        <SizeMarks scale={scale} sizes={sizes} />
        <PlanGhost />
        {!preview.moving && <TurnHandle nodes={standing} scale={scale} top={frame?.y ?? 0} />}
        <CornerHandles nodes={standing} scale={scale} />
        {preview.drawn && (
          <path
            className="pointer-events-none fill-accent/10 stroke-accent-text"
            d={drawnPath(preview.drawn)}
            strokeWidth={3}
            vectorEffect="non-scaling-stroke"
          />
        )}
        <MeasureLines lines={preview.lines} scale={scale} />
        {traced && frame && (
          <TraceMarks
            planAt={([x, y]) => toPlan(frame, screen(), [x, y])}
            record={traced}
            scale={scale}
          />
        )}
        <PlanPeople scale={scale} shapes={shown.shapes} />
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
      {drawing.current && preview.drawn && (
        <DrawFields
          drawn={preview.drawn}
          key={drawing.current.from.join()}
          onEnter={drawing.finish}
          onType={drawing.type}
          shape={drawing.current.shape}
        />
      )}
      <PlacingNote preview={preview} />
      <FreeToggle className="absolute right-16 bottom-3" />
      {frame && <SizeButtons frame={frame} onSize={setSized} scale={scale} sizes={sizes} />}
      {frame && openSize && (
        <SizePopover
          at={[(openSize.at[0] - frame.x) / scale, (-openSize.at[1] - frame.y) / scale]}
          height={frame.height / scale}
          key={sized}
          onClose={leaveSize}
          size={openSize}
        />
      )}
      <Suspense>
        {frame && project && <PlanPins frame={frame} project={project} scale={scale} />}
      </Suspense>
      {frame && <TracePlace frame={frame} scale={scale} />}
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

/** Four pixels across, in steps: pieces are laid again at few of all zooms. */
function smallestPiece(scale: number): number {
  return 4 * 2 ** Math.ceil(Math.log2(scale));
}

function drawnPath({
  shape,
  from,
  to,
}: NonNullable<ReturnType<typeof usePlanPointer>['preview']['drawn']>): string {
  if (shape === 'line') return pathOf([from, to], false);
  return pathOf([from, [to[0], from[1]], to, [from[0], to[1]]], true);
}
