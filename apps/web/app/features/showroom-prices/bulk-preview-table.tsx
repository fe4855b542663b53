import type { BulkPreview } from '@wevisu/contract/showroom-prices.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { rateText } from './rate-text.ts';

interface BulkPreviewTableProps {
  readonly preview: BulkPreview;
  readonly isPending: boolean;
  readonly onPage: (page: number) => void;
}

/** What a change of many would do: in short, then product by product. */
export function BulkPreviewTable({ preview, isPending, onPage }: BulkPreviewTableProps) {
  const { page, last_page, rows } = preview;
  return (
    <>
      <PreviewText preview={preview} />
      {rows.length > 0 && <Rows rows={rows} />}
      {last_page > 1 && (
        <nav aria-label="Pages of products" className="mt-3 flex items-center gap-3">
          <Button
            isDisabled={page <= 1}
            isPending={isPending}
            kind="secondary"
            onPress={() => onPage(page - 1)}
            size="small"
          >
            Previous
          </Button>
          <Button
            isDisabled={page >= last_page}
            isPending={isPending}
            kind="secondary"
            onPress={() => onPage(page + 1)}
            size="small"
          >
            Next
          </Button>
          <span className="figures text-muted">
            Page {formatCount(page)} of {formatCount(last_page)}
          </span>
        </nav>
      )}
    </>
  );
}

function PreviewText({ preview }: { readonly preview: BulkPreview }) {
  const { products, changed, held, largest } = preview;
  return (
    <div className="mt-3" role="status">
      <p>
        {formatCount(changed)} of {formatCount(products)} products would change.
        {held > 0 && ` ${formatCount(held)} of them stop at the lowest or highest markup allowed.`}
      </p>
      {largest !== null && (
        <p className="mt-1 text-muted">
          Largest change: {largest.name}, from <Money amount={largest.from} /> to{' '}
          <Money amount={largest.to} /> at {rateText(largest.to_ppm)}.
        </p>
      )}
    </div>
  );
}

const HEADS = ['New markup', 'New price'] as const;
const CELL = 'figures whitespace-nowrap py-2 ps-3 text-end align-top';

function Rows({ rows }: Pick<BulkPreview, 'rows'>) {
  return (
    <ScrollBox className="mt-3" label="Products that would change">
      <table className="w-full">
        <thead>
          <tr className="border-line border-b text-muted">
            <th className="py-2 text-start font-[520]" scope="col">
              Product
            </th>
            {HEADS.map((head) => (
              <th
                className="whitespace-nowrap py-2 ps-3 text-end font-[520]"
                key={head}
                scope="col"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ product_id, name, from_ppm, to_ppm, from, to, is_held }) => (
            <tr className="border-line border-b" key={product_id}>
              <th className="min-w-28 py-2 text-start align-top font-normal" scope="row">
                {name}
              </th>
              <td className={CELL}>
                {rateText(to_ppm)}
                <span className="block text-12 text-muted">now {rateText(from_ppm)}</span>
                {is_held && <span className="block text-12 text-muted">at the limit</span>}
              </td>
              <td className={CELL}>
                <Money amount={to} />
                <span className="block text-12 text-muted">
                  now <Money amount={from} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
