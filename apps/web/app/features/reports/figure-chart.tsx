import { scaleBand, scaleLinear } from '@visx/scale';
import type { ReportPoint, ReportUnit } from '@wevisu/contract/reports.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { FigureTable } from './figure-table.tsx';
import type { ReportFigure } from './report-figures.ts';

const WIDTH = 480;
const HEIGHT = 150;
/** Room for the line's own width at the highest value. */
const TOP = 3;

interface FigureChartProps {
  readonly figure: ReportFigure;
  readonly points: readonly ReportPoint[];
  readonly by: ReportUnit;
}

/** A bar for each day, week or month, and a line for the same days of the period before. Its table has every value. */
export function FigureChart({ figure, points, by }: FigureChartProps) {
  const { label, of, show } = figure;
  const highest = Math.max(0, ...points.flatMap((point) => [of(point), of(point.before)]));
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const name = `${label} by ${by}`;
  return (
    <figure className="min-w-0" id={`report-${figure.key}`}>
      <figcaption className="text-16 font-[560]">{name}</figcaption>
      <p className="figures mt-2 text-12 text-muted">Highest: {show(highest)}</p>
      <svg
        aria-label={`${name}, with the period before. At most ${show(highest)}. The table below has every value.`}
        className="mt-1 block h-36 w-full border-line border-b"
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        <Series figure={figure} highest={highest} points={points} />
      </svg>
      <p className="figures mt-1 flex justify-between gap-3 text-12 text-muted">
        <span>{formatDay(day(first.start))}</span>
        {last !== first && <span>{formatDay(day(last.start))}</span>}
      </p>
      <FigureTable by={by} figure={figure} points={points} />
    </figure>
  );
}

/** The line is seen on bars and beside them. */
const BEFORE_STROKES = [
  { color: 'stroke-paper', width: 5 },
  { color: 'stroke-ink', width: 2 },
] as const;

interface SeriesProps {
  readonly figure: ReportFigure;
  readonly points: readonly ReportPoint[];
  readonly highest: number;
}

function Series({ figure: { of, show }, points, highest }: SeriesProps) {
  const x = scaleBand({
    domain: points.map(({ start }) => start),
    range: [0, WIDTH],
    padding: 0.2,
  });
  const y = scaleLinear({ domain: [0, Math.max(1, highest)], range: [HEIGHT, TOP] });
  const before = points
    .map((point, at) => {
      const left = (x(point.start) ?? 0) - (x.step() - x.bandwidth()) / 2;
      return `${at === 0 ? 'M' : 'L'}${left} ${y(of(point.before))}H${left + x.step()}`;
    })
    .join('');
  return (
    <>
      {points.map((point) => (
        <rect
          className="fill-accent"
          height={HEIGHT - y(of(point))}
          key={point.start}
          width={x.bandwidth()}
          x={x(point.start) ?? 0}
          y={y(of(point))}
        >
          <title>
            {`${formatDay(day(point.start))}: ${show(of(point))}. ${formatDay(day(point.before.start))}: ${show(of(point.before))}`}
          </title>
        </rect>
      ))}
      {BEFORE_STROKES.map(({ color, width }) => (
        <path
          className={color}
          d={before}
          fill="none"
          key={color}
          pointerEvents="none"
          strokeWidth={width}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </>
  );
}

/** What the bars and the line of every chart are. */
export function SeriesKey() {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
      <span className="flex items-center gap-2">
        <span aria-hidden className="h-3 w-3 bg-accent" />
        Bars: this period
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden className="w-5 border-ink border-t-2" />
        Line: the period before
      </span>
    </p>
  );
}
