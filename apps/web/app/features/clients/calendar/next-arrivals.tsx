import { useQuery } from '@tanstack/react-query';
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { SideSection } from '../../../back-office/side-section.tsx';
import { QueryPanel } from '../query-panel.tsx';
import { Agenda } from './agenda.tsx';
import { fetchArrivals } from './calendar-calls.ts';

const DAYS = 14;
const SHOWN = 5;

/** What is on its way to the pro's clients in the next two weeks. */
export function NextArrivals() {
  const from = dayOf(Date.now());
  const arrivals = useQuery({
    queryKey: ['pro-calendar', 'next', from],
    queryFn: () => fetchArrivals({ from, to: addDays(from, DAYS) }),
  });
  return (
    <SideSection all={{ to: PRO_PATHS.calendar, label: 'All deliveries' }} title="Next deliveries">
      <QueryPanel name="The deliveries" query={arrivals}>
        {(list) => {
          const next = list
            .filter(({ state }) => state !== 'delivered')
            .toSorted((a, b) => a.to.localeCompare(b.to))
            .slice(0, SHOWN);
          return next.length === 0 ? (
            <p className="text-muted">Nothing is on its way for the days to come.</p>
          ) : (
            <Agenda arrivals={next} />
          );
        }}
      </QueryPanel>
    </SideSection>
  );
}
