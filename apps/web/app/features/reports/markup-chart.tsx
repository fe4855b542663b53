import { scaleBand, scaleLinear } from '@visx/scale';
import type { ReportPoint } from '@wevisu/contract/reports.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';

const WIDTH = 960;
const HEIGHT = 220;
const BASE = HEIGHT - 24;
const TOP = 16;

/** A bar per day, week or month. The table below holds the same figures. */
export function MarkupChart({ points }: { readonly points: readonly ReportPoint[] }) {
  const highest = Math.max(1, ...points.map(({ markup }) => markup));
  const x = scaleBand({
    domain: points.map(({ start }) => start),
    range: [0, WIDTH],
    padding: 0.2,
  });
  const y = scaleLinear({ domain: [0, highest], range: [BASE, TOP] });
  const [first] = points;
  const last = points.at(-1);
  return (
    <svg
      aria-label={`Markup earned, at most ${formatUsd(cents(highest))} at once. The table below has every figure.`}
      className="mt-3 w-full"
      role="img"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <line stroke="var(--color-line)" x1={0} x2={WIDTH} y1={BASE} y2={BASE} />
      <text fill="var(--color-muted)" fontSize={12} x={0} y={12}>
        {formatUsd(cents(highest))}
      </text>
      {points.map(({ start, markup }) => (
        <rect
          fill="var(--color-accent)"
          height={BASE - y(markup)}
          key={start}
          width={x.bandwidth()}
          x={x(start) ?? 0}
          y={y(markup)}
        >
          <title>{`${formatDay(day(start))}: ${formatUsd(cents(markup))}`}</title>
        </rect>
      ))}
      {first && (
        <text fill="var(--color-muted)" fontSize={12} x={0} y={HEIGHT - 6}>
          {formatDay(day(first.start))}
        </text>
      )}
      {last && (
        <text fill="var(--color-muted)" fontSize={12} textAnchor="end" x={WIDTH} y={HEIGHT - 6}>
          {formatDay(day(last.start))}
        </text>
      )}
    </svg>
  );
}
