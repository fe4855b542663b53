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
  const isAgreed = hire.events.some(({ act }) => act === 'accept');
  return (
    <section aria-labelledby="hire-terms" className="mt-8 max-w-[720px] first:mt-0">
      <h2 className="text-22" id="hire-terms">
        {!isAgreed ? 'What is proposed' : `What ${who} agreed on`}
      </h2>
      <p className="wrap-anywhere mt-3 whitespace-pre-line">{terms.scope}</p>
      <ol className="mt-4 border-line border-t">
        {terms.milestones.map(({ title, price }, place) => {
          const { label, kind } = STATES[milestoneStateOf(place, { accepted, isDelivered })];
          return (
            <li
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-2.5"
              key={place}
            >
              <span className="wrap-anywhere min-w-0">
                {place + 1}. {title}
              </span>
              <span className="flex items-center gap-3">
                {isAgreed && <Badge kind={kind}>{label}</Badge>}
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

/** Also while staff decide whether it is what was agreed on. */
function isDeliveredNow({ state, events }: Hire): boolean {
  if (state !== 'disputed') return state === 'delivered';
  return events.filter(({ act }) => act !== 'dispute').at(-1)?.act === 'deliver';
}
