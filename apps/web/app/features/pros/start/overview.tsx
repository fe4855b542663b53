import { NextArrivals } from '../../clients/calendar/next-arrivals.tsx';
import { WaitingTasks } from '../../clients/tasks/waiting-tasks.tsx';
import { LastDays } from '../../reports/last-days.tsx';

/** What a pro who sells looks for first. */
export function Overview() {
  return (
    <div className="grid gap-8">
      <LastDays />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <WaitingTasks />
        <NextArrivals />
      </div>
    </div>
  );
}
