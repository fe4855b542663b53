import type { ProposalDetail } from '@wevisu/contract/proposals.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { Money } from '../../ui/money.tsx';

type Change = ProposalDetail['changes'][number];
type Good = NonNullable<Change['before']>;

const KINDS: Readonly<Record<Change['kind'], string>> = {
  added: 'Added',
  removed: 'Removed',
  exchanged: 'Exchanged',
  count: 'Count',
};

/** What a proposal changes, with the price before and after at the showroom's prices. */
export function ProposalChanges({ detail }: { readonly detail: ProposalDetail }) {
  const { changes, parts, name, total_before, total_after } = detail;
  return (
    <section aria-labelledby="changes">
      <h2 className="text-22" id="changes">
        What changes
      </h2>
      <p className="figures mt-2 text-18">
        <Money amount={total_before} /> before, <Money amount={total_after} /> after
      </p>
      {name !== null && (
        <p className="mt-1 break-words">
          The room's name changes from “{name.before}” to “{name.after}”.
        </p>
      )}
      <p className="mt-1 text-muted">{partsText(parts, name !== null)}</p>
      {changes.length === 0 ? (
        <p className="mt-4">The products and their counts stay the same.</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {changes.map((change) => (
            <li
              className="grid gap-1 py-3 sm:grid-cols-[7rem_1fr_1fr] sm:gap-4"
              key={`${change.before?.product_hash} ${change.before?.variant} ${change.after?.product_hash} ${change.after?.variant}`}
            >
              <span className="font-[560]">{KINDS[change.kind]}</span>
              <GoodText good={change.before} label="Before" />
              <GoodText good={change.after} label="After" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function GoodText({ good, label }: { readonly good: Good | null; readonly label: string }) {
  if (good === null) return <span className="text-muted">{label}: none</span>;
  return (
    <span className="min-w-0 break-words">
      {label}: {good.name}
      {good.variant !== '' && <span className="text-muted">, {good.variant}</span>}
      <span className="figures block text-muted">
        {formatCount(good.units)} {good.unit}
        {good.total !== null && (
          <>
            , <Money amount={good.total} />
          </>
        )}
      </span>
    </span>
  );
}

function partsText(
  { added, removed, changed }: ProposalDetail['parts'],
  isRenamed: boolean,
): string {
  const texts = [
    [added, 'added'],
    [removed, 'removed'],
    [changed, 'changed'],
  ].flatMap(([count, word]) => (count === 0 ? [] : [`${formatCount(Number(count))} ${word}`]));
  if (texts.length === 0) {
    return isRenamed ? 'No other part of the room changes.' : 'No part of the room changes.';
  }
  return `Parts of the room: ${texts.join(', ')}.`;
}
