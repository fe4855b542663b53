import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreditPurchase } from '@wevisu/contract/ai-purchases.ts';
import type { AiUser } from '@wevisu/contract/design-ai.ts';
import { DESIGN_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { DESIGN_AI_PATHS } from '@wevisu/site/design-ai-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { late } from '../../../platform/late.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AI_KEYS } from '../account/ai-calls.ts';
import { OpenPurchase } from './open-purchase.tsx';
import { askPurchase, fetchShop, SHOP_KEY, type ShownPack } from './purchase-calls.ts';

const PackDialog = late(() => import('./pack-dialog.tsx'));

/** G-44: the packs with their prices, and a payment that has no end yet. */
export function BuyCredits({ user }: { readonly user: AiUser }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ShownPack | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const shop = useQuery({ queryKey: SHOP_KEY, queryFn: fetchShop });
  const refresh = () => client.invalidateQueries({ queryKey: AI_KEYS.all });
  const fromBank = useReturn();

  async function follow(purchase: CreditPurchase) {
    setChosen(null);
    setRefusal(null);
    if (purchase.confirmation !== null) location.assign(purchase.confirmation.url);
    else if (purchase.state === 'done')
      showToast('success', `${formatCount(purchase.credits)} credits are yours.`);
    await refresh();
  }

  async function ask(id: number) {
    try {
      const purchase = await askPurchase(id);
      if (purchase.state === 'done')
        showToast('success', `${formatCount(purchase.credits)} credits are yours.`);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // Without an answer nothing is known: the payment stays open, and is asked about again.
      if (error.code === 'credits_card_refused') setRefusal(error.text);
    }
    await refresh();
  }

  useEffect(() => {
    if (fromBank !== null) void ask(fromBank);
  }, [fromBank]);

  if (shop.isLoadingError) {
    return (
      <ErrorState
        isRetrying={shop.isFetching}
        onRetry={() => void shop.refetch()}
        title="The packs could not be loaded"
      />
    );
  }
  if (shop.data === undefined) return <Skeleton className="h-64 sm:h-48" />;
  const { packs, open } = shop.data;
  return (
    <section aria-labelledby="buy">
      <h2 className="text-18" id="buy">
        Buy credits
      </h2>
      <p className="mt-1 text-muted">
        Paid once by card, and yours at once. Nothing renews, and no sales tax is added.
      </p>
      <div aria-live="polite">
        {refusal !== null && (
          <Notice className="mt-4" kind="danger" title="The card was not charged">
            {refusal}
          </Notice>
        )}
      </div>
      {open !== null ? (
        <OpenPurchase
          onAsk={() => void ask(open.id)}
          onChanged={() => void refresh()}
          open={open}
        />
      ) : user.email_verified_at === null ? (
        <Notice
          action={
            <LinkButton size="small" to={PATHS.designAiWelcome}>
              Verify your address
            </LinkButton>
          }
          className="mt-4"
          kind="info"
          title="Verify your email address first"
        >
          Receipts are mailed to it.
        </Notice>
      ) : (
        <ul className="mt-4 grid gap-3 sm:grid-cols-3">
          {packs.map((pack) => (
            <Pack key={pack.id} onBuy={() => setChosen(pack)} pack={pack} />
          ))}
        </ul>
      )}
      {chosen !== null && (
        <Suspense>
          <PackDialog
            onClose={() => setChosen(null)}
            onPaid={(purchase) => void follow(purchase)}
            onRefused={() => void refresh()}
            pack={chosen}
          />
        </Suspense>
      )}
    </section>
  );
}

interface PackProps {
  readonly pack: ShownPack;
  readonly onBuy: () => void;
}

function Pack({ pack, onBuy }: PackProps) {
  const price = formatUsd(cents(pack.price));
  const runs = Math.floor(pack.credits / DESIGN_CREDITS);
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-4">
      <p>
        <strong className="figures text-22">{formatCount(pack.credits)}</strong> credits
      </p>
      <p className="figures mt-1 text-muted">
        {runs} design runs, {formatUsd(cents(Math.round(pack.price / runs)))} each
      </p>
      <Button className="mt-4" kind="secondary" onPress={onBuy}>
        Buy for {price}
        <span className="reader-only">: {pack.credits} credits</span>
      </Button>
    </li>
  );
}

/** The purchase that the bank's page leads back to; then the address forgets it. */
function useReturn(): number | null {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [id] = useState(() => Number(params.get('purchase') ?? ''));
  const isReturn = Number.isSafeInteger(id) && id > 0;
  useEffect(() => {
    if (params.has('purchase')) void navigate(DESIGN_AI_PATHS.credits, { replace: true });
  }, []);
  return isReturn ? id : null;
}
