import type { OfferSignature } from '@wevisu/contract/offers.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { Money } from '../../ui/money.tsx';
import { Signature } from './signature-pad.tsx';

/** Who approved what, and the hash by which it can be checked. */
export function SignedNote({ answer }: { readonly answer: OfferSignature }) {
  const { signed_by, signed_at, strokes, totals, hash } = answer;
  return (
    <section aria-labelledby="signed" className="rounded-card border border-line p-4">
      <h2 className="text-18" id="signed">
        Approved
      </h2>
      <p className="figures mt-1 text-muted">
        <Money amount={totals.from} className="text-ink" />
        {totals.open_allowances > 0 && (
          <>
            , of that <Money amount={totals.open_allowances} /> for what is still to be chosen
          </>
        )}
        . Tax and shipping follow at checkout.
      </p>
      <div className="mt-3">
        <Signature name={signed_by} strokes={strokes} />
      </div>
      <p className="text-14 text-muted">
        {signed_by}, <span className="figures">{formatDate(signed_at)}</span>
      </p>
      <p className="mt-2 break-all text-12 text-muted">SHA-256 {hash}</p>
    </section>
  );
}
