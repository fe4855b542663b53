import { useQuery } from '@tanstack/react-query';
import type { ProArrival } from '@wevisu/contract/pro-calendar.ts';
import { type Day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useSearchParams } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryPanel } from '../query-panel.tsx';
import { Agenda } from './agenda.tsx';
import { fetchArrivals } from './calendar-calls.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { isMonth, monthAfter, monthName, monthOf, weeksOf } from './month.ts';
import { MonthGrid } from './month-grid.tsx';

/** When goods arrive at the pro's clients. */
export default function CalendarPage() {
  return (
    <AreaPage title="Deliveries">
      <Calendar />
      <CalendarFeed />
    </AreaPage>
  );
}

function Calendar() {
  const [params] = useSearchParams();
  const today = dayOf(Date.now());
  const asked = params.get('month');
  const month = isMonth(asked) ? asked : monthOf(today);
  const weeks = weeksOf(month);
  const from = weeks[0]?.[0] ?? today;
  const to = weeks.at(-1)?.[6] ?? today;
  const arrivals = useQuery({
    queryKey: ['pro-calendar', month],
    queryFn: () => fetchArrivals({ from, to }),
  });
  const hrefOf = (count: number) => `${PRO_PATHS.calendar}?month=${monthAfter(month, count)}`;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 aria-live="polite" className="text-18">
          {monthName(month)}
        </h2>
        <div className="flex gap-2">
          <LinkButton kind="secondary" size="small" to={hrefOf(-1)}>
            Earlier
          </LinkButton>
          <LinkButton kind="secondary" size="small" to={PRO_PATHS.calendar}>
            Today
          </LinkButton>
          <LinkButton kind="secondary" size="small" to={hrefOf(1)}>
            Later
          </LinkButton>
        </div>
      </div>
      <QueryPanel name="The deliveries" query={arrivals}>
        {(list) => (
          <>
            <MonthGrid arrivals={list} month={month} today={today} weeks={weeks} />
            {list.length === 0 ? (
              <EmptyState icon="truck" title="Nothing arrives this month">
                <p>Deliveries appear once an order has days of arrival.</p>
              </EmptyState>
            ) : (
              <Agendas arrivals={list} today={today} />
            )}
          </>
        )}
      </QueryPanel>
    </>
  );
}

/** What is to come stands first; what has arrived is below it. */
function Agendas({
  arrivals,
  today,
}: {
  readonly arrivals: readonly ProArrival[];
  readonly today: Day;
}) {
  const next = arrivals.filter(({ to }) => to >= today);
  const earlier = arrivals.filter(({ to }) => to < today);
  return (
    <>
      {next.length > 0 && <Agenda arrivals={next} />}
      {earlier.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 text-18">Before today</h2>
          <Agenda arrivals={earlier} />
        </>
      )}
    </>
  );
}
