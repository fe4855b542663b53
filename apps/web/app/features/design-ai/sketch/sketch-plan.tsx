import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { cornersOf, type Sketch, type SketchOpening, type SketchWall, wallsOf } from './sketch.ts';

const WALL = 1_143;
const INCH = 254;
/** For the names of the walls and their lengths. */
const AROUND = 0.14;

export interface SketchPlanProps {
  readonly sketch: Sketch;
  readonly selectedWall?: number;
  readonly onWall?: (index: number) => void;
  /** The new distance from the wall's first corner, tenths. Without it the plan is a picture. */
  readonly onMove?: (id: number, from: number) => void;
}

/** The sketched room from above. Doors and windows can be dragged along their walls, or moved by arrow keys. */
export function SketchPlan({ sketch, selectedWall, onWall, onMove }: SketchPlanProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const walls = wallsOf(sketch);
  const around = Math.max(sketch.width, sketch.length) * AROUND;
  const letters = around / 3.3;
  const outline = cornersOf(sketch)
    .map(([x, y]) => `${x},${-y}`)
    .join(' ');

  /** Where a pointer is along a wall, tenths. */
  function alongWall(event: PointerEvent, { from, along }: SketchWall): number {
    const matrix = drawing.current?.getScreenCTM()?.inverse();
    if (!matrix) return 0;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return (x - from[0]) * along[0] + (-y - from[1]) * along[1];
  }

  return (
    <svg
      aria-label={onMove ? 'Plan of the sketch' : `Plan of a room, ${sizeText(sketch)}`}
      className="block max-h-[52dvh] w-full rounded-card bg-drawing"
      ref={drawing}
      role={onMove ? 'group' : 'img'}
      viewBox={`${-around} ${-sketch.length - around} ${sketch.width + 2 * around} ${sketch.length + 2 * around}`}
    >
      <polygon
        fill="#faf8f4"
        points={outline}
        stroke="#1d2321"
        strokeLinejoin="miter"
        strokeWidth={WALL * 0.9}
      />
      {walls.map((wall) => (
        <WallName
          isSelected={wall.index === selectedWall}
          key={wall.index}
          letters={letters}
          onPress={onWall}
          wall={wall}
        />
      ))}
      {sketch.openings.map((opening) => {
        const wall = walls[opening.wall];
        return (
          wall && (
            <Opening
              alongWall={alongWall}
              key={opening.id}
              onMove={onMove}
              opening={opening}
              wall={wall}
            />
          )
        );
      })}
    </svg>
  );
}

export function sizeText({ shape, width, length }: Sketch): string {
  const size = `${formatFeetInches(width)} × ${formatFeetInches(length)}`;
  return shape === 'l' ? `${size}, L-shaped` : size;
}

interface WallNameProps {
  readonly wall: SketchWall;
  readonly letters: number;
  readonly isSelected: boolean;
  readonly onPress: ((index: number) => void) | undefined;
}

/** Outside of the room, beside the middle of the wall. The list of walls does the same by keyboard. */
function WallName({ wall, letters, isSelected, onPress }: WallNameProps) {
  const { from, along, length, index, name } = wall;
  const out = letters * 1.5;
  const x = from[0] + (along[0] * length) / 2 + along[1] * out;
  const y = from[1] + (along[1] * length) / 2 - along[0] * out;
  const isUpright = Math.abs(along[0]) < 0.5;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the choice of walls beside the plan does the same by keyboard
    <g
      className={cx(onPress && 'cursor-pointer')}
      onClick={() => onPress?.(index)}
      transform={`translate(${x} ${-y})${isUpright ? ' rotate(-90)' : ''}`}
    >
      <rect
        fill={isSelected ? '#1f5b47' : 'transparent'}
        height={letters * 1.7}
        rx={letters * 0.4}
        width={letters * 6.4}
        x={-letters * 3.2}
        y={-letters * 0.85}
      />
      <text
        dominantBaseline="central"
        fill={isSelected ? '#ffffff' : '#1d2321'}
        fontSize={letters}
        textAnchor="middle"
      >
        {`${name} · ${formatFeetInches(length)}`}
      </text>
    </g>
  );
}

interface OpeningProps {
  readonly opening: SketchOpening;
  readonly wall: SketchWall;
  readonly alongWall: (event: PointerEvent, wall: SketchWall) => number;
  readonly onMove: ((id: number, from: number) => void) | undefined;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

function Opening({ opening, wall, alongWall, onMove }: OpeningProps) {
  const { id, kind, from, width } = opening;
  const grabbedAt = useRef<number | null>(null);
  const [x, y] = [wall.from[0] + wall.along[0] * from, wall.from[1] + wall.along[1] * from];
  const turn = (Math.atan2(wall.along[1], wall.along[0]) * 180) / Math.PI;
  const glass = kind === 'window' ? '#1f5b47' : '#8a938f';

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined || !onMove) return;
    event.preventDefault();
    // Toward the key, on whichever way round the wall runs.
    const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const onAxis = isAcross ? wall.along[0] : wall.along[1];
    const way = Math.abs(onAxis) > 0.5 ? Math.sign(onAxis) * step : step;
    onMove(id, from + way * (event.shiftKey ? 12 : 1) * INCH);
  }

  const drag = onMove && {
    'aria-label': `${kind === 'passage' ? 'opening' : kind} on wall ${wall.name}`,
    'aria-valuemax': Math.round((wall.length - width) / INCH),
    'aria-valuemin': 0,
    'aria-valuenow': Math.round(from / INCH),
    'aria-valuetext': `${formatFeetInches(from)} from the ${wall.startsAt} corner`,
    onKeyDown: handleKey,
    onPointerDown(event: PointerEvent<SVGGElement>) {
      grabbedAt.current = alongWall(event, wall) - from;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<SVGGElement>) {
      if (grabbedAt.current === null) return;
      onMove(id, Math.round((alongWall(event, wall) - grabbedAt.current) / INCH) * INCH);
    },
    onPointerUp() {
      grabbedAt.current = null;
    },
    role: 'slider',
    tabIndex: 0,
  };
  return (
    <g
      {...drag}
      className={cx(
        onMove && 'cursor-grab touch-none outline-none [&:focus-visible>rect]:stroke-[#1f5b47]',
      )}
      transform={`translate(${x} ${-y}) rotate(${-turn})`}
    >
      <rect
        fill="#ffffff"
        height={WALL}
        stroke="transparent"
        strokeWidth={INCH * 1.5}
        width={width}
        x={0}
        y={-WALL / 2}
      />
      {kind === 'window' && (
        <path
          d={`M0 ${-WALL / 2}H${width}M0 0H${width}M0 ${WALL / 2}H${width}`}
          fill="none"
          stroke={glass}
          strokeWidth={150}
        />
      )}
      {kind === 'door' && (
        <path
          d={`M0 ${-WALL / 2}V${-WALL / 2 - width}A${width} ${width} 0 0 1 ${width} ${-WALL / 2}`}
          fill="none"
          stroke={glass}
          strokeWidth={150}
        />
      )}
      {kind === 'passage' && (
        <path
          d={`M0 ${-WALL / 2}H${width}M0 ${WALL / 2}H${width}`}
          fill="none"
          stroke={glass}
          strokeDasharray="500 350"
          strokeWidth={150}
        />
      )}
    </g>
  );
}
