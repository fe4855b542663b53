import type { Spot } from '@wevisu/photo/picture.ts';
import { type MarkedStroke, type MarkedSurface, waitingCorners } from '../marks/photo-document.ts';
import { useMarks, usePhoto, useWork } from '../state/photo-context.ts';
import { wantsSecond } from '../state/second-side.ts';

/** What is being drawn but not yet part of the marks: a path or a brush stroke. */
export interface Sketch {
  readonly way: readonly Spot[];
  readonly stroke: MarkedStroke | null;
}

export interface SurfaceShapesProps {
  readonly scale: number;
  readonly sketch: Sketch | null;
}

const toPath = (spots: readonly Spot[]) => spots.map((spot) => spot.join(',')).join(' ');

/** All marks, drawn over the photo. */
export function SurfaceShapes({ scale, sketch }: SurfaceShapesProps) {
  const document = useMarks();
  const { width, height, surfaces } = document;
  const step = usePhoto((state) => state.step);
  const surfaceId = usePhoto((state) => state.surfaceId);
  const showsShapes = step === 'outline' || step === 'choose';
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
      viewBox={`0 0 ${width} ${height}`}
    >
      {step === 'measure' && <Rectangle scale={scale} />}
      {showsShapes &&
        surfaces.map((surface) => (
          <Shape
            isActive={surface.id === surfaceId}
            isQuiet={step === 'choose'}
            key={surface.id}
            scale={scale}
            sketch={surface.id === surfaceId ? sketch : null}
            surface={surface}
          />
        ))}
    </svg>
  );
}

/** The marked rectangle, a one-foot grid as the camera sees the floor, and the measured side. */
function Rectangle({ scale }: { readonly scale: number }) {
  const document = useMarks();
  const checked = useWork((state) => state.checked);
  const { grid } = checked;
  const corners = document.corners ?? waitingCorners(document);
  const from = corners[document.length.side];
  const to = corners[(document.length.side + 1) % 4];
  const next = wantsSecond(document, checked) ? corners[(document.length.side + 2) % 4] : null;
  return (
    <g fill="none" strokeLinejoin="round">
      {document.corners &&
        grid.map(([a, b]) => (
          <path
            d={`M${a.join()}L${b.join()}`}
            key={`${a.join()}-${b.join()}`}
            stroke="#fff"
            strokeOpacity={0.7}
            strokeWidth={scale}
          />
        ))}
      <Lined points={toPath(corners)} scale={scale} />
      {from && to && (
        <path d={`M${from.join()}L${to.join()}`} stroke="var(--clay)" strokeWidth={5 * scale} />
      )}
      {to && next && (
        <path
          d={`M${to.join()}L${next.join()}`}
          data-second-side
          stroke="var(--clay)"
          strokeDasharray={document.secondTenths ? undefined : `${10 * scale} ${6 * scale}`}
          strokeWidth={5 * scale}
        />
      )}
    </g>
  );
}

/** Visible on dark and on bright backgrounds. */
function Lined({ points, scale, isOpen }: { points: string; scale: number; isOpen?: boolean }) {
  const Line = isOpen ? 'polyline' : 'polygon';
  return (
    <>
      <Line
        fill="none"
        points={points}
        stroke="#fff"
        strokeOpacity={0.9}
        strokeWidth={4.5 * scale}
      />
      <Line fill="none" points={points} stroke="#1f5b47" strokeWidth={2 * scale} />
    </>
  );
}

interface ShapeProps {
  readonly surface: MarkedSurface;
  readonly isActive: boolean;
  readonly isQuiet: boolean;
  readonly scale: number;
  readonly sketch: Sketch | null;
}

function Shape({ surface, isActive, isQuiet, scale, sketch }: ShapeProps) {
  const { id, outline, isClosed, line } = surface;
  const { width, height } = useMarks();
  const strokes = sketch?.stroke ? [...surface.strokes, sketch.stroke] : surface.strokes;
  const way = sketch && sketch.way.length > 0 ? sketch.way : [];
  // While the covering is shown, a thin line marks the current surface.
  if (isQuiet && (!isActive || surface.covering !== null)) return null;
  return (
    <g>
      {isClosed && !isQuiet && (
        <>
          <mask
            height={height}
            id={`seen-${id}`}
            maskUnits="userSpaceOnUse"
            width={width}
            x={0}
            y={0}
          >
            <polygon fill="#fff" points={toPath(outline)} />
            {strokes.map((stroke, n) => (
              <Stroke key={n} stroke={stroke} />
            ))}
          </mask>
          <polygon
            fill={isActive ? '#2e9e7b' : '#8b877c'}
            fillOpacity={surface.covering ? 0.16 : 0.34}
            mask={`url(#seen-${id})`}
            points={toPath(outline)}
          />
        </>
      )}
      <Lined isOpen={!isClosed} points={toPath([...outline, ...way])} scale={scale} />
      {line && !isQuiet && (
        <path
          d={`M${line[0].join()}L${line[1].join()}`}
          stroke="var(--clay)"
          strokeDasharray={`${8 * scale} ${5 * scale}`}
          strokeWidth={4 * scale}
        />
      )}
    </g>
  );
}

function Stroke({ stroke: { path, radius, mode } }: { readonly stroke: MarkedStroke }) {
  const first = path[0] ?? [0, 0];
  // A dot has no length but still gets round caps.
  const points = path.length > 1 ? path : [first, [first[0] + 0.01, first[1]] as const];
  return (
    <polyline
      fill="none"
      points={toPath(points)}
      stroke={mode === 'add' ? '#fff' : '#000'}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={radius * 2}
    />
  );
}
