import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { HIRE_ACT_TEXTS } from '@wevisu/domain/hiring/hire-words.ts';
import { Money } from '../../ui/money.tsx';
import type { Hire } from './hire-calls.ts';

/** The newest at the top. */
export function HireTimeline({ hire }: { readonly hire: Hire }) {
  return (
    <section aria-labelledby="hire-timeline" className="min-w-0">
      <h2 className="text-22" id="hire-timeline">
        What happened
      </h2>
      <ol className="mt-3 border-line border-s ps-4">
        {hire.events.toReversed().map(({ id, act, by, is_own, note, terms, created_at }) => (
          <li className="pb-5" key={id}>
            <p className="figures text-14 text-muted">{formatDate(created_at)}</p>
            <p className="wrap-anywhere">
              <span className="font-[560]">{is_own ? 'You' : by}</span> {HIRE_ACT_TEXTS[act]}
              {terms && (
                <>
                  {' for '}
                  <Money amount={terms.price} />
                </>
              )}
            </p>
            {note !== '' && (
              <p className="wrap-anywhere mt-1 whitespace-pre-line text-muted">{note}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
