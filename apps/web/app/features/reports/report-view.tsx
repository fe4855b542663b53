import type { ReportUnit, ShowroomReport } from '@wevisu/contract/reports.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { Money } from '../../ui/money.tsx';
import { BestProducts } from './best-products.tsx';
import { FigureChart, SeriesKey } from './figure-chart.tsx';
import { REPORT_FIGURES } from './report-figures.ts';
import { changeText } from './report-period.ts';

export function ReportView({
  report,
  by,
}: {
  readonly report: ShowroomReport;
  readonly by: ReportUnit;
}) {
  const { now, before, before_from, before_to, points, best } = report;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 md:grid-cols-3 lg:grid-cols-6">
        {REPORT_FIGURES.map(({ label, of, show, has = () => true }) => (
          <Figure
            before={has(before) ? show(of(before)) : 'none'}
            change={changeText(of(now), of(before))}
            key={label}
            label={label}
            now={has(now) ? show(of(now)) : '–'}
          />
        ))}
      </dl>
      <p className="mt-4 text-muted">
        Compared with {formatDay(day(before_from))} to {formatDay(day(before_to))}. Days are those
        of Los Angeles, by when the order was placed. A visit is a page opened in your showroom.
        {now.lost_items > 0 && (
          <>
            {' '}
            Sales and markup leave out {formatCount(now.lost_items)} declined, canceled or returned{' '}
            {now.lost_items === 1 ? 'item' : 'items'} of <Money amount={now.lost} />.
          </>
        )}
      </p>
      <section aria-labelledby="charts-title" className="mt-8">
        <h2 className="text-18" id="charts-title">
          By {by}
        </h2>
        <div className="mt-2 mb-5">
          <SeriesKey />
        </div>
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
          {REPORT_FIGURES.map((figure) => (
            <FigureChart by={by} figure={figure} key={figure.key} points={points} />
          ))}
        </div>
      </section>
      <section aria-labelledby="best-title" className="mt-10">
        <h2 className="text-18" id="best-title">
          Best products
        </h2>
        <BestProducts best={best} />
      </section>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly now: string;
  readonly before: string;
  readonly change: string | null;
}

function Figure({ label, now, before, change }: FigureProps) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="figures text-22">{now}</dd>
      <dd className="figures text-12 text-muted">
        {change === null ? '' : `${change}, `}before {before}
      </dd>
    </div>
  );
}
