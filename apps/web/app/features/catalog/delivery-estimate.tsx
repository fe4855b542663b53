import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { arrivalText } from '@wevisu/domain/orders/delivery-estimate.ts';
import { useSettled } from '../../platform/use-settled.ts';
import { Money } from '../../ui/money.tsx';
import { useDeliveryZip, ZipForm } from '../cart/zip-form.tsx';
import type { Variant } from './variants.ts';

export interface DeliveryEstimateProps {
  readonly hash: string;
  readonly variant: Variant;
  readonly quantity: number;
  readonly unit: string;
  readonly vsdId: string | null;
}

/** Zip code in, delivery window and shipping charge out, before any sign-in. The code is remembered. */
export function DeliveryEstimate({ hash, variant, quantity, unit, vsdId }: DeliveryEstimateProps) {
  const zip = useDeliveryZip();
  const asked = useSettled(quantity);
  const estimate = useQuery({
    queryKey: ['delivery', hash, zip, variant.id, asked, vsdId],
    queryFn: async () => {
      const { fetchEstimate } = await import('./product-calls.ts');
      const of = { variant: variant.id, qty: asked, ...(vsdId === null ? {} : { vsd_id: vsdId }) };
      return { ...(await fetchEstimate(hash, { ...of, zip: zip ?? '' })), qty: asked };
    },
    enabled: zip !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 600_000,
  });
  const found = estimate.data;

  return (
    <section aria-label="Delivery" className="border-line border-t pt-5">
      <ZipForm
        failure={estimate.error}
        isPending={estimate.isFetching}
        onAgain={() => void estimate.refetch()}
      >
        {found && (
          <>
            <p className="figures font-[560]">{arrivalText(found)}</p>
            <p className="mt-0.5">
              {found.shipping === null ? (
                'The vendor does not deliver there.'
              ) : (
                <>
                  Shipping {countUnits(found.qty, unit)}:{' '}
                  {found.shipping === 0 ? 'free' : <Money amount={found.shipping} />}
                </>
              )}
            </p>
            <p className="mt-0.5 text-muted">
              If you order today: {found.lead_time} at the vendor, then {spanOf(found.transit)} in
              transit.
            </p>
          </>
        )}
      </ZipForm>
    </section>
  );
}

function spanOf({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max === 1) return '1 business day';
  return min === max ? `${max} business days` : `${min} to ${max} business days`;
}
