import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withToast } from '../../../platform/with-toast.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingNote } from '../../../ui/skeleton.tsx';
import { useParcels } from './order-parcels.tsx';
import { PackForm } from './pack-form.tsx';
import { ParcelActs } from './parcel-acts.tsx';
import { ParcelCard } from './parcel-card.tsx';

/** The parcels of an order for whoever packs and sends them: the vendor, or staff for it. */
export function ParcelsAtWork({ number }: { readonly number: string }) {
  const queryClient = useQueryClient();
  const found = useParcels(number);
  const [isSending, setSending] = useState(false);

  /** Afterward everything about orders is asked for again, after a refusal as well: somebody else may have been faster. */
  async function send(work: () => Promise<{ readonly message: string }>): Promise<boolean> {
    setSending(true);
    const reply = await withToast(work());
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
    setSending(false);
    return reply !== null;
  }

  if (found.isLoadingError) {
    return (
      <ErrorState
        isRetrying={found.isFetching}
        onRetry={() => void found.refetch()}
        title="The parcels could not be loaded"
      />
    );
  }
  if (found.data === undefined) return <LoadingNote label="The parcels are loading" />;
  const { parcels, lines } = found.data;
  const packable = lines.filter(({ can_pack }) => can_pack);
  if (parcels.length === 0 && packable.length === 0) return null;
  return (
    <section aria-labelledby="parcels-at-work" className="mt-6">
      <h2 className="text-18" id="parcels-at-work">
        Parcels
      </h2>
      <ul className="divide-y divide-line">
        {parcels.map((parcel, at) => (
          <ParcelCard
            acts={<ParcelActs isSending={isSending} parcel={parcel} send={send} />}
            key={parcel.id}
            name={`Parcel ${at + 1}`}
            parcel={parcel}
          />
        ))}
      </ul>
      {packable.length > 0 && (
        <PackForm
          isSending={isSending}
          // What is left changes with each parcel, and with what others pack.
          key={packable.map(({ id, loose }) => `${id}:${loose}`).join()}
          lines={packable}
          send={send}
        />
      )}
    </section>
  );
}
