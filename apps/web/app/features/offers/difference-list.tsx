import type { OfferDifference } from '@wevisu/contract/offers.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Money } from '../../ui/money.tsx';

type Line = OfferDifference['lines'][number];

const BADGES = {
  added: { kind: 'success', label: 'Added' },
  removed: { kind: 'danger', label: 'Removed' },
  changed: { kind: 'accent', label: 'Changed' },
} as const;

/** What was approved and what takes its place: product by product, and in total. */
export function DifferenceList({ difference }: { readonly difference: OfferDifference }) {
  const { lines, total_before: before, total_after: after } = difference;
  return (
    <>
      <ul className="border-line border-t">
        {lines.map((line) => (
          <li
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-line border-b py-3"
            key={`${line.kind} ${line.name} ${line.total_before}`}
          >
            <div className="min-w-0">
              <p className="wrap-anywhere font-[560]">{line.name}</p>
              <p className="figures text-14 text-muted">{quantityText(line)}</p>
              <p className="figures text-14 text-muted">{priceText(line)}</p>
            </div>
            <div className="flex items-center gap-3">
              <Badge kind={BADGES[line.kind].kind}>{BADGES[line.kind].label}</Badge>
              <Signed amount={line.total_after - line.total_before} />
            </div>
          </li>
        ))}
      </ul>
      <dl className="figures mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        <dt className="text-muted">Approved before</dt>
        <dd className="text-end">
          <Money amount={before} />
        </dd>
        <dt className="text-muted">Difference</dt>
        <dd className="text-end">
          <Signed amount={after - before} />
        </dd>
        <dt className="font-[560]">With the change</dt>
        <dd className="text-end font-[560]">
          <Money amount={after} />
        </dd>
      </dl>
    </>
  );
}

function Signed({ amount }: { readonly amount: number }) {
  return (
    <span className="figures whitespace-nowrap">
      {amount > 0 ? '+' : ''}
      {formatUsd(cents(amount))}
    </span>
  );
}

function quantityText({ qty_before: before, qty_after: after, unit }: Line): string {
  if (before === after) return countUnits(after, unit);
  if (before === 0) return countUnits(after, unit);
  if (after === 0) return `${countUnits(before, unit)} before`;
  return `${countUnits(after, unit)} instead of ${countUnits(before, unit)}`;
}

function priceText({ price_before: before, price_after: after }: Line): string {
  const usd = (amount: number) => formatUsd(cents(amount));
  if (after === null) return before === null ? '' : `${usd(before)} each`;
  return before === null || before === after
    ? `${usd(after)} each`
    : `${usd(after)} each instead of ${usd(before)}`;
}
