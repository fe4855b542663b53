import type { ReportPoint } from '@wevisu/contract/reports.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';

type Figures = Omit<ReportPoint, 'start' | 'before'>;

export interface ReportFigure {
  readonly key: string;
  readonly label: string;
  /** Within a sentence. */
  readonly inText: string;
  readonly of: (figures: Figures) => number;
  readonly show: (value: number) => string;
  /** Whether there is such a figure at all. */
  readonly has?: (figures: Figures) => boolean;
}

const dollars = (value: number) => formatUsd(cents(value));
const share = (ppm: number) => `${(ppm / 10_000).toFixed(2)}%`;

/** What a report shows, in the order of the page: each as a figure, and each as a chart. */
export const REPORT_FIGURES: readonly ReportFigure[] = [
  {
    ...{ key: 'visits', label: 'Visits', inText: 'visits' },
    of: ({ visits }) => visits,
    show: formatCount,
  },
  {
    ...{ key: 'carts', label: 'Carts', inText: 'carts' },
    of: ({ carts }) => carts,
    show: formatCount,
  },
  {
    ...{ key: 'orders', label: 'Orders', inText: 'orders' },
    of: ({ orders }) => orders,
    show: formatCount,
  },
  {
    ...{ key: 'conversion', label: 'Orders per visit', inText: 'orders per visit' },
    of: ({ conversion_ppm }) => conversion_ppm ?? 0,
    show: share,
    has: ({ visits }) => visits > 0,
  },
  {
    ...{ key: 'sales', label: 'Sales', inText: 'sales' },
    of: ({ sales }) => sales,
    show: dollars,
  },
  {
    ...{ key: 'markup', label: 'Markup earned', inText: 'the markup earned' },
    of: ({ markup }) => markup,
    show: dollars,
  },
];
