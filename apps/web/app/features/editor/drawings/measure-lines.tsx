import type { Measured } from '@wevisu/scene/placing/measure.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import { type MeasuredBy, measuredText } from '@wevisu/scene/units/measured-by.ts';

/** A distance, with what it is measured by where that could be asked. */
export interface MeasureLine extends Measured {
  readonly by?: MeasuredBy;
}

export interface MeasureLinesProps {
  readonly lines: readonly MeasureLine[];
  /** Tenths per pixel, so that text keeps its size on the screen. */
  readonly scale: number;
  readonly tone?: 'accent' | 'clay';
}

const strokes = { accent: 'stroke-accent-text', clay: 'stroke-clay' } as const;
const fills = { accent: 'fill-accent-text', clay: 'fill-clay-text' } as const;

/** Distances over the plan, labeled in feet and inches. */
export function MeasureLines({ lines, scale, tone = 'accent' }: MeasureLinesProps) {
  return lines
    .filter(({ distance }) => distance > 50)
    .map(({ from, to, distance, by }) => {
      const [x, y] = [(from[0] + to[0]) / 2, -(from[1] + to[1]) / 2];
      const tenths = Math.round(distance);
      const text = by ? measuredText(tenths, by) : formatFeetInches(tenths);
      const width = (text.length * 7 + 10) * scale;
      return (
        <g className="pointer-events-none" key={`${from.join()}-${to.join()}`}>
          <line
            className={strokes[tone]}
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
            x1={from[0]}
            x2={to[0]}
            y1={-from[1]}
            y2={-to[1]}
          />
          <rect
            className="fill-paper"
            height={18 * scale}
            rx={4 * scale}
            width={width}
            x={x - width / 2}
            y={y - 9 * scale}
          />
          <text
            className={`figures ${fills[tone]}`}
            dominantBaseline="central"
            fontSize={12 * scale}
            textAnchor="middle"
            x={x}
            y={y}
          >
            {text}
          </text>
        </g>
      );
    });
}
