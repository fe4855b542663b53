import { nameOf } from '@wevisu/layout/brief/words/names.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import type { ReactNode } from 'react';
import { Money } from '../../../ui/money.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import type { AiDesign } from '../runs/run-calls.ts';
import { aboutText } from './words.ts';

type Summary = AiDesign['summary'];

const length = (tenths: number | null) =>
  tenths === null ? '–' : formatFeetInches(Math.round(tenths));

const ROWS: readonly (readonly [string, (summary: Summary) => ReactNode])[] = [
  ['Total', ({ total_cents: total }) => <Money amount={total} className="font-[560]" />],
  ['Style', ({ style }) => nameOf(style)],
  ['Colors', ({ palette }) => palette || '–'],
  ['Products', ({ products, vendors }) => `${products}, of ${vendors.length} vendors`],
  [
    'Wishes met',
    ({ wishes }) =>
      wishes.length === 0
        ? '–'
        : `${wishes.filter(({ met }) => met === 'yes').length} of ${wishes.length}`,
  ],
  ['Narrowest way', ({ narrowest_way_tenths: way }) => length(way)],
  ['Work triangle', ({ triangle_tenths: triangle }) => length(triangle)],
  ['Guidelines missed', ({ findings }) => findings.filter(({ tier }) => tier !== 'tip').length],
  ['Places not sold here', ({ unsold }) => unsold.length],
];

/** The designs of a run, value by value. */
export function CompareTable({ designs }: { readonly designs: readonly AiDesign[] }) {
  const abouts = designs[0]?.summary.score.map(({ about }) => about) ?? [];
  const hasTriangle = designs.some(({ summary }) => summary.triangle_tenths !== null);
  const rows = ROWS.filter(([name]) => hasTriangle || name !== 'Work triangle');
  return (
    <ScrollBox
      className="rounded-card border border-line bg-surface"
      label="Comparison of the designs"
    >
      <table className="w-full min-w-[560px] text-14">
        <caption className="reader-only">The designs side by side</caption>
        <thead>
          <tr className="text-muted">
            <td className="px-4 py-3" />
            {designs.map(({ at }) => (
              <th className="px-4 py-3 text-start font-[550]" key={at} scope="col">
                Design {at}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {rows.map(([name, show]) => (
            <tr key={name}>
              <th className="px-4 py-2.5 text-start font-normal text-muted" scope="row">
                {name}
              </th>
              {designs.map(({ at, summary }) => (
                <td className="figures px-4 py-2.5" key={at}>
                  {show(summary)}
                </td>
              ))}
            </tr>
          ))}
          {abouts.map((about) => (
            <tr key={about}>
              <th className="px-4 py-2.5 text-start font-normal text-muted" scope="row">
                {aboutText(about)}, points
              </th>
              {designs.map(({ at, summary }) => {
                const one = summary.score.find((part) => part.about === about);
                return (
                  <td className="figures px-4 py-2.5" key={at}>
                    {one ? `${Math.round(one.points)} of ${Math.round(one.of)}` : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
