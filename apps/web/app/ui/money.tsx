import { cents, formatUsd } from '@wevisu/domain/money/money.ts';

/** An amount of cents in tabular figures, so that columns of amounts line up. */
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
