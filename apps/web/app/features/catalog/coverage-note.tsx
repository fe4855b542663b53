import { formatSqft } from '@wevisu/domain/catalog/sqft.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import type { Coverage } from './coverage.ts';

export interface CoverageNoteProps {
  readonly coverage: Coverage;
  readonly quantity: number;
  readonly unit: string;
}

/** What the chosen quantity covers, and what is left over or missing. */
export function CoverageNote({ coverage, quantity, unit }: CoverageNoteProps) {
  const { covered, leftOver, short } = coverage;
  const covers = quantity === 1 || unit === 'SqFt' ? 'covers' : 'cover';
  return (
    <p aria-live="polite" className="figures text-14 text-muted">
      {countUnits(quantity, unit)} {covers}{' '}
      <span className="text-ink">{formatSqft(covered)} sq ft</span>
      {leftOver !== null && `, with ${formatSqft(leftOver)} sq ft for cuts and leftovers`}.
      {short > 0 && (
        <span className="block text-warning">
          {formatSqft(short)} sq ft short of your area plus waste.
        </span>
      )}
    </p>
  );
}
