import type { ReportPoint, ReportUnit } from '@wevisu/contract/reports.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { useState } from 'react';
import type { ReportFigure } from './report-figures.ts';

interface FigureTableProps {
  readonly figure: ReportFigure;
  readonly points: readonly ReportPoint[];
  readonly by: ReportUnit;
}

/** The values of a chart. Three years by day are a thousand rows for each chart, so they are made when they are asked for. */
export function FigureTable({ figure, points, by }: FigureTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-accent-text">Show {figure.inText} as a table</summary>
      {isOpen && <Values by={by} figure={figure} points={points} />}
    </details>
  );
}

export function Values({ figure, points, by }: FigureTableProps) {
  const { label, of, show } = figure;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keyboard too
    <section aria-label={`${label} by ${by}`} className="max-h-96 overflow-auto" tabIndex={0}>
      <table className="mt-2 w-full">
        <thead>
          <tr className="border-line border-b text-muted">
            {['From', label, 'Before: from', 'Before'].map((head, at) => (
              <th
                className={`py-2 pe-4 font-[520] last:pe-0 ${at % 2 === 0 ? 'text-start' : 'text-end'}`}
                key={head}
                scope="col"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr className="figures border-line border-b" key={point.start}>
              <th className="py-1.5 pe-4 text-start font-normal" scope="row">
                {formatDay(day(point.start))}
              </th>
              <td className="py-1.5 pe-4 text-end">{show(of(point))}</td>
              <td className="py-1.5 pe-4 text-muted">{formatDay(day(point.before.start))}</td>
              <td className="py-1.5 text-end">{show(of(point.before))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
