import type { BestProduct } from '@wevisu/contract/reports.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Money } from '../../ui/money.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';

const HEADS = ['Units', 'Sales', 'Markup'] as const;

/** The products that earned most, each with the period before. */
export function BestProducts({ best }: { readonly best: readonly BestProduct[] }) {
  if (best.length === 0) {
    return <p className="mt-2 text-muted">Nothing was sold in this period.</p>;
  }
  return (
    <ScrollBox label="Table of best products">
      <table className="mt-2 w-full">
        <thead>
          <tr className="border-line border-b text-muted">
            <th className="py-2 text-start font-[520]" scope="col">
              Product
            </th>
            {HEADS.map((head) => (
              <th className="py-2 ps-3 text-end font-[520]" key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {best.map(({ hash, name, path, units, sales, markup, before }) => (
            <tr className="border-line border-b align-top" key={hash}>
              <th className="min-w-28 py-2 text-start font-normal" scope="row">
                {path === null ? (
                  <>
                    {name}
                    <span className="block text-12 text-muted">No longer sold</span>
                  </>
                ) : (
                  <Link className="text-link" to={path}>
                    {name}
                  </Link>
                )}
              </th>
              <Cell before={formatCount(before.units)}>{formatCount(units)}</Cell>
              <Cell before={<Money amount={before.sales} />}>
                <Money amount={sales} />
              </Cell>
              <Cell before={<Money amount={before.markup} />}>
                <Money amount={markup} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Cell({ children, before }: { readonly children: ReactNode; readonly before: ReactNode }) {
  return (
    <td className="figures py-2 ps-3 text-end">
      {children}
      <span className="block text-12 text-muted">before {before}</span>
    </td>
  );
}
