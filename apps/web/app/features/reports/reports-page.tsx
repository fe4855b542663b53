import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { REPORT_UNITS } from '@wevisu/contract/reports.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ApiFailure } from '../../platform/api-failure.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CONTROL, FIELD, LABEL } from '../../ui/field-style.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import { fetchReport, fetchReportFile } from './report-calls.ts';
import { type ReportPeriod, readPeriod } from './report-period.ts';
import { ReportView } from './report-view.tsx';

/** The workbook has both tables. */
const FILES = [
  { label: 'Export XLSX', format: 'xlsx', part: 'figures', name: 'report' },
  { label: 'Figures as CSV', format: 'csv', part: 'figures', name: 'report' },
  { label: 'Best products as CSV', format: 'csv', part: 'best', name: 'best-products' },
] as const;
const UNIT_LABELS = { day: 'Day', week: 'Week', month: 'Month' } as const;

/** Visits, carts, sales and earned markup of the showroom, against the period before. */
export default function ReportsPage() {
  return (
    <AreaPage title="Reports">
      <Report />
    </AreaPage>
  );
}

function Report() {
  const [params] = useSearchParams();
  const period = readPeriod(params, dayOf(new Date()));
  const report = useQuery({
    queryKey: ['showroom-report', period],
    queryFn: () => fetchReport(period),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PeriodFields period={period} />
      {report.isLoadingError ? (
        <ErrorState
          isRetrying={report.isFetching}
          onRetry={() => void report.refetch()}
          title="The report could not be loaded"
        />
      ) : report.data ? (
        <ReportView by={period.by} report={report.data} />
      ) : (
        <RowsSkeleton label="The report is loading" />
      )}
    </>
  );
}

function PeriodFields({ period }: { readonly period: ReportPeriod }) {
  const [params, setParams] = useSearchParams();
  const [isSaving, setSaving] = useState(false);

  function set(name: keyof ReportPeriod, value: string) {
    const next = new URLSearchParams(params);
    for (const [key, old] of Object.entries({ ...period, [name]: value })) next.set(key, old);
    setParams(next);
  }

  async function save({ format, part, name }: (typeof FILES)[number]) {
    setSaving(true);
    try {
      const url = URL.createObjectURL(await fetchReportFile(period, { format, part }));
      const link = Object.assign(document.createElement('a'), {
        href: url,
        download: `${name}-${period.from}-${period.to}.${format}`,
      });
      link.click();
      URL.revokeObjectURL(url);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    } finally {
      setSaving(false);
    }
  }

  const box = `${CONTROL} min-h-10 text-14`;
  return (
    <div className="mb-6 flex flex-wrap items-end gap-3">
      {(['from', 'to'] as const).map((name) => (
        <label className={FIELD} key={name}>
          <span className={LABEL}>{name === 'from' ? 'From' : 'To'}</span>
          <input
            className={box}
            onChange={(event) => event.target.value !== '' && set(name, event.target.value)}
            type="date"
            value={period[name]}
          />
        </label>
      ))}
      <NativeSelect
        label="By"
        onChange={(by) => set('by', by)}
        options={REPORT_UNITS.map((id) => ({ id, label: UNIT_LABELS[id] }))}
        value={period.by}
      />
      <span className="flex flex-wrap gap-2 md:ms-auto">
        {FILES.map((file) => (
          <Button
            isPending={isSaving}
            key={file.label}
            kind="secondary"
            onPress={() => void save(file)}
            size="small"
          >
            {file.label}
          </Button>
        ))}
      </span>
    </div>
  );
}
