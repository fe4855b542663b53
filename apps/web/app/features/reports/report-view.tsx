import type { ReportFigures, ReportUnit, ShowroomReport } from '@wevisu/contract/reports.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { ReactNode } from 'react';
import { Money } from '../../ui/money.tsx';
import { MarkupChart } from './markup-chart.tsx';
import { PointsTable } from './points-table.tsx';
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
        {FIGURES.map(({ label, of, show, has = () => true }) => (
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
      <section aria-labelledby="chart-title" className="mt-8">
        <h2 className="text-18" id="chart-title">
          Markup earned by {by}
        </h2>
        <MarkupChart points={points} />
        <PointsTable points={points} />
      </section>
      <section aria-labelledby="best-title" className="mt-10">
        <h2 className="text-18" id="best-title">
          Best products
        </h2>
        {best.length === 0 ? (
          <p className="mt-2 text-muted">Nothing was sold in this period.</p>
        ) : (
          <table className="mt-2 w-full">
            <thead>
              <tr className="border-line border-b text-muted">
                <Head isText>Product</Head>
                <Head>Units</Head>
                <Head>Sales</Head>
                <Head>Markup</Head>
              </tr>
            </thead>
            <tbody>
              {best.map(({ hash, name, units, sales, markup }) => (
                <tr className="border-line border-b" key={hash}>
                  <th className="py-2 pe-4 text-start font-normal" scope="row">
                    {name}
                  </th>
                  <td className="figures py-2 pe-4 text-end">{formatCount(units)}</td>
                  <td className="py-2 pe-4 text-end">
                    <Money amount={sales} />
                  </td>
                  <td className="py-2 text-end">
                    <Money amount={markup} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  );
}

const count = (value: number) => formatCount(value);
const dollars = (value: number) => formatUsd(cents(value));
const share = (value: number) => `${(value / 10_000).toFixed(2)}%`;

const FIGURES: readonly {
  readonly label: string;
  readonly of: (figures: ReportFigures) => number;
  readonly show: (value: number) => string;
  /** Whether there is such a figure at all. */
  readonly has?: (figures: ReportFigures) => boolean;
}[] = [
  { label: 'Visits', of: ({ visits }) => visits, show: count },
  { label: 'Carts', of: ({ carts }) => carts, show: count },
  { label: 'Orders', of: ({ orders }) => orders, show: count },
  {
    label: 'Orders per visit',
    of: ({ conversion_ppm }) => conversion_ppm ?? 0,
    show: share,
    has: ({ visits }) => visits > 0,
  },
  { label: 'Sales', of: ({ sales }) => sales, show: dollars },
  { label: 'Markup earned', of: ({ markup }) => markup, show: dollars },
];

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

function Head({ children, isText = false }: { children: ReactNode; isText?: boolean }) {
  return (
    <th className={`py-2 pe-4 font-[520] ${isText ? 'text-start' : 'text-end'}`} scope="col">
      {children}
    </th>
  );
}
