import { useQuery } from '@tanstack/react-query';
import { removeCard } from '@wevisu/contract/account-page.ts';
import type { User } from '@wevisu/contract/accounts.ts';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SAVE_CARD_LABEL } from '../checkout/save-card-label.ts';
import { fetchProfile, PROFILE_KEY } from './account-calls.ts';
import { AccountPanel } from './account-panel.tsx';
import { useToastedChange } from './use-toasted-change.ts';

/** U-03: only the card data that may be stored. */
export function CardsPanel({ user }: { readonly user: User }) {
  const profile = useQuery({ queryKey: PROFILE_KEY(user), queryFn: fetchProfile });
  const { pending, change } = useToastedChange(PROFILE_KEY(user));
  const cards = profile.data?.payment_details;
  return (
    <AccountPanel
      intro="We store the brand, the last four digits, the expiration date and the name. The payment provider keeps the number itself."
      title="Saved cards"
    >
      {profile.isLoadingError ? (
        <ErrorState
          isRetrying={profile.isFetching}
          onRetry={() => void profile.refetch()}
          title="Your cards could not be loaded"
        />
      ) : cards === undefined ? (
        <Skeleton className="h-36 rounded-card" />
      ) : cards.length === 0 ? (
        <EmptyState icon="lock" title="No saved cards">
          <p>Select “{SAVE_CARD_LABEL}” when you pay, and it will be here.</p>
        </EmptyState>
      ) : (
        <ul className="border-line border-t">
          {cards.map(({ id, brand, last4, exp_date, name_on_Card }) => (
            <li
              className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-4"
              key={id}
            >
              <div className="min-w-0">
                <p className="figures">
                  {brand} ending in {last4}
                </p>
                <p className="figures break-words text-14 text-muted">
                  {name_on_Card}, expires {exp_date}
                </p>
              </div>
              <Button
                aria-label={`Remove ${brand} ending in ${last4}`}
                isPending={pending === String(id)}
                kind="quiet"
                onPress={() => void change(String(id), () => call(removeCard, { params: { id } }))}
                size="small"
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </AccountPanel>
  );
}
