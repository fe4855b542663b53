import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { DASHBOARD_DAYS } from '@wevisu/domain/people/staff-queues.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { SideSection } from '../../back-office/side-section.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FigureList } from './figure-list.tsx';
import { fetchReport } from './report-calls.ts';
import { readPeriod } from './report-period.ts';

/** The figures of the report as it opens: of the last 30 days, against the 30 before. */
export function LastDays() {
  const period = readPeriod(new URLSearchParams(), dayOf(Date.now()));
  const report = useQuery({
    queryKey: ['showroom-report', period],
    queryFn: () => fetchReport(period),
  });
  return (
    <SideSection
      all={{ to: PRO_PATHS.reports, label: 'Reports' }}
      title={`Last ${DASHBOARD_DAYS} days`}
    >
      {report.isLoadingError ? (
        <ErrorState
          isRetrying={report.isFetching}
          onRetry={() => void report.refetch()}
          title="Your figures could not be loaded"
        />
      ) : report.data ? (
        <FigureList before={report.data.before} now={report.data.now} />
      ) : (
        <RowsSkeleton label="Your figures are loading" />
      )}
    </SideSection>
  );
}
