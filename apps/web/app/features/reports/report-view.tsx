import type { ReportUnit, ShowroomReport } from '@wevisu/contract/reports.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { Money } from '../../ui/money.tsx';
import { BestProducts } from './best-products.tsx';
import { FigureChart, SeriesKey } from './figure-chart.tsx';
import { FigureList } from './figure-list.tsx';
import { REPORT_FIGURES } from './report-figures.ts';

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
      <FigureList before={before} now={now} />
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
