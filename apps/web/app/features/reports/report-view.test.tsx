import type { ReportPoint, ShowroomReport } from '@wevisu/contract/reports.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Values } from './figure-table.tsx';
import { REPORT_FIGURES } from './report-figures.ts';
import { ReportView } from './report-view.tsx';

const figures = (orders: number) => ({
  ...{ visits: orders * 40, carts: orders * 3, orders, conversion_ppm: 25_000 },
  ...{ sales: orders * 120_000, markup: orders * 15_000 },
});
const points: ReportPoint[] = [
  { start: '2026-10-01', ...figures(2), before: { start: '2026-09-29', ...figures(4) } },
  { start: '2026-10-02', ...figures(3), before: { start: '2026-09-30', ...figures(0) } },
];
const lost = { lost_items: 0, lost: 0 };
const sold = (units: number) => ({ units, sales: units * 10_000, markup: units * 1_000 });
const REPORT: ShowroomReport = {
  ...{ from: '2026-10-01', to: '2026-10-02', time_zone: 'America/Los_Angeles', points },
  ...{ before_from: '2026-09-29', before_to: '2026-09-30' },
  now: { ...figures(5), ...lost },
  before: { ...figures(4), ...lost },
  best: [
    { hash: 'oak', name: 'Oak plank', path: '/product/oak/PEC0S123', ...sold(9), before: sold(4) },
    { hash: 'old', name: 'Old tile', path: null, ...sold(2), before: sold(0) },
  ],
};

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const html = renderToStaticMarkup(
  <MemoryRouter>
    <ReportView by="day" report={REPORT} />
  </MemoryRouter>,
);

test('every figure of a report has a chart with a name, both series and a table', () => {
  expect(REPORT_FIGURES.map(({ label }) => label)).toEqual([
    ...['Visits', 'Carts', 'Orders', 'Orders per visit', 'Sales', 'Markup earned'],
  ]);
  for (const { key, label, inText } of REPORT_FIGURES) {
    const chart = html.split(`id="report-${key}"`)[1]?.split('</figure>')[0] ?? '';
    expect(chart).toContain(`aria-label="${label} by day, with the period before. At most `);
    expect(chart.match(/<rect/g)).toHaveLength(points.length);
    expect(chart.match(/<path[^>]+ d="M[\d.]+ |<path d="M[\d.]+ /)).not.toBeNull();
    expect(textOf(chart)).toContain(`Show ${inText} as a table`);
  }
});

test('the table of a chart has a row for each day, with the same day of the period before', () => {
  const sales = REPORT_FIGURES.filter(({ key }) => key === 'sales').map((figure) =>
    textOf(renderToStaticMarkup(<Values by="day" figure={figure} points={points} />)),
  );
  expect(sales[0]).toMatch(
    /From Sales Before: from Before .*\$2,400\.00 .*\$4,800\.00 .*\$3,600\.00 .*\$0\.00/,
  );
});

test('a best product leads to its page and shows the period before; one no longer sold says so', () => {
  expect(html).toContain('href="/product/oak/PEC0S123"');
  const text = textOf(html);
  expect(text).toMatch(/Oak plank 9 before 4 \$900\.00 before \$400\.00 \$90\.00 before \$40\.00/);
  expect(text).toContain('Old tile No longer sold');
});
