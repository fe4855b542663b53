import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '@wevisu/contract/staff-dashboard.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { DASHBOARD_DAYS } from '@wevisu/domain/people/staff-queues.ts';
import { productPath } from '@wevisu/site/paths.ts';
import { STAFF_PATHS, staffQueuePath } from '@wevisu/site/staff-paths.ts';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { spanText } from '../../back-office/due-text.ts';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { QUEUE_WORDS } from './shell/queue-words.ts';
import { fetchDashboard } from './shell/staff-calls.ts';

/** What staff see first: what waits, what sold, what runs out, what is slow. */
export default function StaffDashboardPage() {
  return (
    <AreaPage title="Dashboard">
      <Body />
    </AreaPage>
  );
}

function Body() {
  const dashboard = useQuery({ queryKey: ['staff', 'dashboard'], queryFn: fetchDashboard });
  if (dashboard.isLoadingError) {
    return (
      <ErrorState
        isRetrying={dashboard.isFetching}
        onRetry={() => void dashboard.refetch()}
        title="The dashboard could not be loaded"
      />
    );
  }
  if (!dashboard.data) return <RowsSkeleton label="The dashboard is loading" />;
  const { data } = dashboard;
  return (
    <div className="grid gap-8">
      <Sales of={data} />
      <div className="grid gap-8 lg:grid-cols-2">
        <Queues of={data} />
        <Risks of={data} />
      </div>
      <Days of={data} />
      <SlowCalls of={data} />
    </div>
  );
}

function Sales({ of }: { readonly of: Dashboard }) {
  const sum = (pick: (day: Dashboard['days'][number]) => number) =>
    of.days.reduce((total, one) => total + pick(one), 0);
  return (
    <section aria-label="Sales">
      <dl className="grid gap-4 sm:grid-cols-4">
        <Figure before={formatCount(of.before.orders)} label={`Orders, ${DASHBOARD_DAYS} days`}>
          {formatCount(sum(({ orders }) => orders))}
        </Figure>
        <Figure
          before={<Money amount={cents(of.before.revenue)} />}
          label={`Revenue, ${DASHBOARD_DAYS} days`}
        >
          <Money amount={cents(sum(({ revenue }) => revenue))} />
        </Figure>
        <Figure
          before={<Money amount={cents(of.before.profit)} />}
          label={`Our part, ${DASHBOARD_DAYS} days`}
        >
          <Money amount={cents(sum(({ profit }) => profit))} />
        </Figure>
        <Figure label="Lines past their promise">
          <Link className="hover:underline" to={`${STAFF_PATHS.orders}?late=1&order=promised+asc`}>
            {formatCount(Math.min(of.late_lines, 10_000))}
            {of.late_lines > 10_000 ? '+' : ''}
          </Link>
        </Figure>
      </dl>
      <p className="mt-2 text-12 text-muted">
        Revenue is goods, shipping and tax of the orders placed in that time, without what was
        declined or canceled. Our part is fee and tax.
      </p>
    </section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

function Figure({ label, before, children }: FigureProps) {
  return (
    <div className="border-line border-t pt-2">
      <dt className="text-muted">{label}</dt>
      <dd className="figures text-22">{children}</dd>
      {before !== undefined && <dd className="figures text-12 text-muted">before: {before}</dd>}
    </div>
  );
}

const HEAD = 'border-line border-b py-1.5 pe-3 font-[520] text-muted';
const CELL = 'border-line border-b py-1.5 pe-3';

function Queues({ of }: { readonly of: Dashboard }) {
  const now = Date.now();
  return (
    <section aria-label="Queues">
      <h2 className="mb-2 text-18">What waits for us</h2>
      <table className="w-full">
        <thead>
          <tr>
            <th className={`${HEAD} text-start`} scope="col">
              Queue
            </th>
            <th className={`${HEAD} text-end`} scope="col">
              Open
            </th>
            <th className={`${HEAD} text-end`} scope="col">
              Oldest
            </th>
            <th className={`${HEAD} text-start`} scope="col">
              <span className="reader-only">Overdue</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {of.queues.map(({ queue, open, overdue, oldest_at: oldest }) => (
            <tr key={queue}>
              <th className={`${CELL} text-start font-normal`} scope="row">
                <Link className="hover:underline" to={staffQueuePath(queue)}>
                  {QUEUE_WORDS[queue].title}
                </Link>
              </th>
              <td className={`figures ${CELL} text-end`}>{formatCount(open)}</td>
              <td className={`figures ${CELL} text-end`}>
                {oldest === null ? '' : spanText(now - Date.parse(oldest))}
              </td>
              <td className={CELL}>
                {overdue > 0 && <Badge kind="danger">{formatCount(overdue)} overdue</Badge>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Risks({ of }: { readonly of: Dashboard }) {
  return (
    <section aria-label="Stock risks">
      <h2 className="mb-2 text-18">What runs out</h2>
      {of.stock_risks.length === 0 ? (
        <p className="text-muted">
          Of everything there is more left than was sold in {DASHBOARD_DAYS} days.
        </p>
      ) : (
        <table className="w-full">
          <thead>
            <tr>
              <th className={`${HEAD} text-start`} scope="col">
                Product
              </th>
              <th className={`${HEAD} text-end`} scope="col">
                Left
              </th>
              <th className={`${HEAD} text-end`} scope="col">
                Sold in {DASHBOARD_DAYS} days
              </th>
            </tr>
          </thead>
          <tbody>
            {of.stock_risks.map((risk) => (
              <tr key={risk.sku}>
                <th className={`${CELL} text-start font-normal`} scope="row">
                  <Link className="hover:underline" to={productPath(risk.product_hash)}>
                    {risk.product_name}
                  </Link>
                  <span className="block text-12 text-muted">
                    {risk.sku}, {risk.vendor}
                  </span>
                </th>
                <td className={`figures ${CELL} text-end`}>{formatCount(risk.free)}</td>
                <td className={`figures ${CELL} text-end`}>{formatCount(risk.sold)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The days as bars in their table: the figures are the chart's own labels. */
function Days({ of }: { readonly of: Dashboard }) {
  const max = Math.max(1, ...of.days.map(({ revenue }) => revenue));
  return (
    <section aria-label="Days">
      <h2 className="mb-2 text-18">Day by day</h2>
      <table className="w-full">
        <thead>
          <tr>
            <th className={`${HEAD} text-start`} scope="col">
              Day
            </th>
            <th className={`${HEAD} text-end`} scope="col">
              Orders
            </th>
            <th className={`${HEAD} text-end`} scope="col">
              Revenue
            </th>
            <th className={`${HEAD} w-1/2 max-sm:hidden`} scope="col">
              <span className="reader-only">As a bar</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {of.days.toReversed().map((one) => (
            <tr key={one.day}>
              <th
                className={`figures ${CELL} whitespace-nowrap text-start font-normal`}
                scope="row"
              >
                {formatDay(day(one.day))}
              </th>
              <td className={`figures ${CELL} text-end`}>{formatCount(one.orders)}</td>
              <td className={`${CELL} text-end`}>
                <Money amount={cents(one.revenue)} />
              </td>
              <td className={`${CELL} max-sm:hidden`}>
                <div
                  aria-hidden="true"
                  className="h-3 bg-accent"
                  style={{ width: `${(one.revenue / max) * 100}%` }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SlowCalls({ of }: { readonly of: Dashboard }) {
  return (
    <section aria-label="Slow calls">
      <h2 className="mb-2 text-18">Slowest calls since this server started</h2>
      <p className="mb-2 text-14 text-muted">
        Of {of.answered_by}, which answered this page. Times are in milliseconds.
      </p>
      <table className="w-full max-w-[672px]">
        <thead>
          <tr>
            <th className={`${HEAD} text-start`} scope="col">
              Call
            </th>
            <th className={`${HEAD} text-end`} scope="col">
              Calls
            </th>
            <th className={`${HEAD} text-end`} scope="col">
              Mean
            </th>
            <th className={`${HEAD} text-end`} scope="col">
              p99
            </th>
            <th className={`${HEAD} text-end`} scope="col">
              Longest
            </th>
          </tr>
        </thead>
        <tbody>
          {of.slow_calls.map((one) => (
            <tr key={one.name}>
              <th className={`${CELL} text-start font-normal wrap-anywhere`} scope="row">
                <Breakable name={one.name} />
              </th>
              <td className={`figures ${CELL} text-end`}>{formatCount(one.calls)}</td>
              <td className={`figures ${CELL} text-end`}>{one.mean_ms.toFixed(1)}</td>
              <td className={`figures ${CELL} text-end`}>{one.p99_ms.toFixed(1)}</td>
              <td className={`figures ${CELL} text-end`}>{one.max_ms.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A name of a call, with its breaks between its words. */
function Breakable({ name }: { readonly name: string }) {
  const words = name.split(/(?<=\.)|(?=[A-Z])/);
  return words.map((word, index) => (
    <Fragment key={words.slice(0, index + 1).join('')}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
