import type { SignedArrival } from '@wevisu/contract/arrivals.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { findingOf, findingText, sumFindings } from '@wevisu/domain/orders/arrival-check.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Money } from '../../../ui/money.tsx';
import { ArrivalPhoto } from './arrival-photo.tsx';
import { signedTime } from './signed-time.ts';

type Line = SignedArrival['lines'][number];

const ROLES = { homeowner: 'the homeowner', pro: 'the pro' } as const;
const CLAIMS = { open: 'open', granted: 'accepted', refused: 'declined', withdrawn: 'withdrawn' };

/** What was signed for, the newest first: earlier ones were corrected by it. */
export function SignedEntries({
  signed,
  heading: Heading = 'h3',
}: {
  readonly signed: readonly SignedArrival[];
  /** One level below the heading that it stands under. */
  readonly heading?: 'h2' | 'h3';
}) {
  return (
    <ol className="flex flex-col gap-6">
      {signed.map((entry, at) => (
        <li key={entry.id}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading className="font-sans text-16 font-[560]">
              {entry.serial === 1 ? 'Signed for' : `Correction ${entry.serial - 1}`}
            </Heading>
            {at === 0 ? <Outcome lines={entry.lines} /> : <Badge>Corrected since</Badge>}
          </div>
          <p className="figures mt-0.5 text-14 text-muted">
            {entry.received_by === '' ? 'By' : `Received by ${entry.received_by}, signed by`}{' '}
            {ROLES[entry.role]} on {formatDate(entry.signed_at)}, {signedTime(entry.signed_at)}
          </p>
          <ul className="mt-2 divide-y divide-line border-line border-y">
            {entry.lines.map((line) => (
              <SignedLine key={line.order_item_id} line={line} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Outcome({ lines }: Pick<SignedArrival, 'lines'>) {
  const sum = sumFindings(lines.map(findingOf));
  const isFine = sum.short === 0 && sum.damaged === 0;
  return <Badge kind={isFine ? 'success' : 'warning'}>{capital(findingText(sum))}</Badge>;
}

function SignedLine({ line }: { readonly line: Line }) {
  const { product_name: product, unit, expected, received, lots, note, photos, claim } = line;
  return (
    <li className="py-3 text-14">
      <p className="font-[520]">{product}</p>
      <p className="figures">
        {received === expected
          ? countUnits(expected, unit)
          : `${received} of ${countUnits(expected, unit)}`}
        : {findingText(findingOf(line))}
      </p>
      {lots.length > 0 && (
        <p className="text-muted">
          {lots.length === 1 ? 'Lot' : 'Lots'} {lots.join(', ')}
        </p>
      )}
      {note !== '' && <p className="wrap-anywhere">“{note}”</p>}
      {photos.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {photos.map((id, at) => (
            <li key={id}>
              <ArrivalPhoto alt={`Photo ${at + 1} of ${product}`} id={id} />
            </li>
          ))}
        </ul>
      )}
      {claim !== null && (
        <p className="figures mt-1">
          Claim for {countUnits(claim.qty, unit)}, {CLAIMS[claim.state]}: goods of{' '}
          <Money amount={claim.worth} />
        </p>
      )}
      {line.no_claim !== '' && (
        <p className="mt-1 text-danger">No claim was opened. {line.no_claim}</p>
      )}
    </li>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
