import { isEnded } from '@wevisu/domain/hiring/hire-steps.ts';
import { type MilestoneState, milestoneStateOf } from '@wevisu/domain/hiring/hire-terms.ts';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';
import { Money } from '../../ui/money.tsx';
import type { Hire } from './hire-calls.ts';

const STATES: Readonly<
  Record<MilestoneState, { readonly label: string; readonly kind: BadgeKind }>
> = {
  open: { label: 'To come', kind: 'neutral' },
  delivered: { label: 'Delivered', kind: 'accent' },
  accepted: { label: 'Accepted', kind: 'success' },
};

export interface HireTermsProps {
  readonly hire: Hire;
  readonly terms: NonNullable<Hire['terms']>;
  readonly accepted: number;
}

/** What is done for the price, and in which parts. */
export function HireTerms({ hire, terms, accepted }: HireTermsProps) {
  const isDelivered = isDeliveredNow(hire);
  const who = hire.role === 'staff' ? 'they' : 'you';
  const isAgreed = hire.events.some(({ act, role }) => act === 'accept' && role === 'homeowner');
  return (
    <section aria-labelledby="hire-terms" className="mt-8 max-w-[720px] first:mt-0">
      <h2 className="text-22" id="hire-terms">
        {!isAgreed ? 'What is proposed' : `What ${who} agreed on`}
      </h2>
      <p className="wrap-anywhere mt-3 whitespace-pre-line">{terms.scope}</p>
      <ol className="mt-4 border-line border-t">
        {terms.milestones.map(({ title, price }, place) => {
          const state = milestoneStateOf(place, { accepted, isDelivered });
          const { label, kind } = STATES[state];
          const paid = state === 'accepted' ? null : paidBadge(hire, place);
          return (
            <li
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-2.5"
              key={place}
            >
              <span className="wrap-anywhere min-w-0">
                {place + 1}. {title}
              </span>
              <span className="flex items-center gap-3">
                {isAgreed && paid && <Badge kind={paid.kind}>{paid.label}</Badge>}
                {isAgreed && !(state === 'open' && isEnded(hire.state)) && (
                  <Badge kind={kind}>{label}</Badge>
                )}
                <Money amount={price} />
              </span>
            </li>
          );
        })}
      </ol>
      <p className="mt-3 flex justify-between gap-6 font-[560]">
        <span>Price</span>
        <Money amount={terms.price} />
      </p>
    </section>
  );
}

/** Of a hire that is paid here and goes on: whether a milestone can be delivered. */
function paidBadge(
  { money, state }: Hire,
  place: number,
): { readonly label: string; readonly kind: BadgeKind } | null {
  if (!money.is_paid_here || isEnded(state)) return null;
  const isHeld = money.payments.some((payment) => payment.place === place && payment.held > 0);
  return isHeld ? { label: 'Paid, held', kind: 'accent' } : { label: 'Not paid', kind: 'neutral' };
}

/** Also while staff decide whether it is what was agreed on. */
function isDeliveredNow({ state, events }: Hire): boolean {
  if (state !== 'disputed') return state === 'delivered';
  return events.filter(({ act }) => act !== 'dispute').at(-1)?.act === 'deliver';
}
