import { cents, formatUsd } from '@wevisu/domain/money/money.ts';

/** An amount in cents, set in tabular figures so that columns line up. */
export function Money({
  amount,
  className = '',
}: {
  readonly amount: number;
  readonly className?: string;
}) {
  return (
    <span className={`figures whitespace-nowrap ${className}`}>{formatUsd(cents(amount))}</span>
  );
}
