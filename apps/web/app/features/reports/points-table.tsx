import type { ReportPoint } from '@wevisu/contract/reports.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { Money } from '../../ui/money.tsx';

const HEADS = ['Visits', 'Carts', 'Orders', 'Sales', 'Markup earned'] as const;

export function PointsTable({ points }: { readonly points: readonly ReportPoint[] }) {
  return (
    <details className="mt-2">
      <summary className="cursor-pointer text-accent-text">Show the figures as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keyboard too */}
      <section aria-label="Figures of the chart" className="overflow-x-auto" tabIndex={0}>
        <table className="mt-2 w-full min-w-[36rem]">
          <thead>
            <tr className="border-line border-b text-muted">
              <th className="py-2 pe-4 text-start font-[520]" scope="col">
                From
              </th>
              {HEADS.map((name) => (
                <th className="py-2 pe-4 text-end font-[520]" key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr className="border-line border-b" key={point.start}>
                <th className="figures py-1.5 pe-4 text-start font-normal" scope="row">
                  {formatDay(day(point.start))}
                </th>
                {[point.visits, point.carts, point.orders].map((value, at) => (
                  <td className="figures py-1.5 pe-4 text-end" key={HEADS[at]}>
                    {formatCount(value)}
                  </td>
                ))}
                <td className="py-1.5 pe-4 text-end">
                  <Money amount={point.sales} />
                </td>
                <td className="py-1.5 text-end">
                  <Money amount={point.markup} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
