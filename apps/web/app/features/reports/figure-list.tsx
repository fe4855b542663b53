import type { ReportFigures } from '@wevisu/contract/reports.ts';
import { REPORT_FIGURES } from './report-figures.ts';
import { changeText } from './report-period.ts';

interface FigureListProps {
  readonly now: ReportFigures;
  readonly before: ReportFigures;
}

/** Each figure of a period, with that of the period before. */
export function FigureList({ now, before }: FigureListProps) {
  return (
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
