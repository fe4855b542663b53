import { useQuery } from '@tanstack/react-query';
import type { OrderParcels as Parcels } from '@wevisu/contract/parcels.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { fetchParcels } from './parcel-calls.ts';
import { ParcelCard } from './parcel-card.tsx';
import { sentText } from './sent-text.ts';

/** How an order travels: each parcel with what is inside. Nothing where nothing is packed yet. */
export function OrderParcels({
  number,
  arrivalPath,
  children,
}: {
  readonly number: string;
  /** Where a parcel is counted and signed for. */
  readonly arrivalPath?: (number: string, parcelId: number) => string;
  /** Below the parcels. */
  readonly children?: ReactNode;
}) {
  const found = useParcels(number);
  if (found.isLoadingError) {
    return (
      <p className="text-14 text-muted">
        The parcels could not be loaded.{' '}
        <Button
          isPending={found.isFetching}
          kind="quiet"
          onPress={() => void found.refetch()}
          size="small"
        >
          Try again
        </Button>
      </p>
    );
  }
  if (found.data === undefined || found.data.parcels.length === 0) return null;
  return (
    <section
      aria-labelledby="order-parcels"
      className="rounded-card border border-line px-4 sm:px-5"
    >
      <h2 className="border-line border-b py-3 font-sans text-14 font-[550]" id="order-parcels">
        Parcels
      </h2>
      <PartlySent lines={found.data.lines} />
      <ul className="divide-y divide-line">
        {found.data.parcels.map((parcel, at) => (
          <ParcelCard
            {...(arrivalPath && { arrivalPath: arrivalPath(number, parcel.id) })}
            key={parcel.id}
            name={`Parcel ${at + 1}`}
            parcel={parcel}
          />
        ))}
      </ul>
      {children}
    </section>
  );
}

export function useParcels(number: string) {
  return useQuery({ queryKey: ['orders', 'parcels', number], queryFn: () => fetchParcels(number) });
}

/** Lines of which some are on their way and some are not. */
function PartlySent({ lines }: Pick<Parcels, 'lines'>) {
  const partly = lines.flatMap((line) => {
    const text = sentText(line);
    return text === null ? [] : [{ id: line.id, product: line.product_name, text }];
  });
  if (partly.length === 0) return null;
  return (
    <ul className="border-line border-b py-3 text-14">
      {partly.map(({ id, product, text }) => (
        <li key={id}>
          {product}: {text}
        </li>
      ))}
    </ul>
  );
}
