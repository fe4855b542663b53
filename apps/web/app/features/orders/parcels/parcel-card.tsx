import type { Parcel } from '@wevisu/contract/parcels.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { findingText } from '@wevisu/domain/orders/arrival-check.ts';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ArrivalButton } from '../../arrivals/signed/arrival-button.tsx';
import { ItemTracking } from './item-tracking.tsx';

interface ParcelCardProps {
  readonly parcel: Parcel;
  /** What it is called among its order's parcels. */
  readonly name: string;
  /** What can be done with it. */
  readonly acts?: ReactNode;
  /** Where it is counted and signed for, by those who may. */
  readonly arrivalPath?: string;
}

/** What is inside, how far it is, and the proof of its delivery. */
export function ParcelCard({ parcel, name, acts, arrivalPath }: ParcelCardProps) {
  const { vendor, tracking, lines, packed_at, shipped_at, delivered_at } = parcel;
  const days = [
    ['Packed', packed_at],
    ['Shipped', shipped_at],
    ['Delivered', delivered_at],
  ] as const;
  return (
    <li aria-label={name} className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-sans text-14 font-[560]">{name}</h3>
        <Stage parcel={parcel} />
        <span className="text-12 text-muted">from {vendor}</span>
      </div>
      <ul className="mt-2 text-14">
        {lines.map(({ order_item_id, product_name, unit, qty, of }) => (
          <li key={order_item_id}>
            <span className="figures">
              {qty === of ? countUnits(qty, unit) : `${qty} of ${countUnits(of, unit)}`}
            </span>{' '}
            {product_name}
          </li>
        ))}
      </ul>
      {tracking && <ItemTracking tracking={tracking} />}
      <p className="figures mt-2 flex flex-wrap gap-x-4 text-12 text-muted">
        {days.map(
          ([label, at]) => at !== null && <span key={label}>{`${label} ${formatDate(at)}`}</span>,
        )}
      </p>
      {parcel.received_by !== '' && (
        <p className="mt-1 text-14">Received by {parcel.received_by}</p>
      )}
      {parcel.carrier_note !== '' && (
        <p className="mt-1 text-14">Carrier's note: {parcel.carrier_note}</p>
      )}
      <Arrival name={name} parcel={parcel} path={arrivalPath} />
      {acts}
    </li>
  );
}

/** How it was when it came, or the way to say so. */
function Arrival({
  parcel: { id, arrival, can_check },
  name,
  path,
}: {
  readonly parcel: Parcel;
  readonly name: string;
  readonly path: string | undefined;
}) {
  const canCheck = can_check && path !== undefined;
  if (arrival === null && !canCheck) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      {arrival !== null && (
        <>
          <Badge kind={arrival.short + arrival.damaged === 0 ? 'success' : 'warning'}>
            Checked: {findingText(arrival)}
          </Badge>
          {arrival.claims > 0 && (
            <span className="figures text-14 text-muted">
              {arrival.claims} {arrival.claims === 1 ? 'claim' : 'claims'}
            </span>
          )}
          {!canCheck && <ArrivalButton parcelId={id} />}
        </>
      )}
      {canCheck && (
        <LinkButton kind={arrival === null ? 'primary' : 'quiet'} size="small" to={path}>
          {arrival === null ? 'Check and sign for it' : 'See the check'}
          <span className="reader-only">: {name}</span>
        </LinkButton>
      )}
    </div>
  );
}

function Stage({ parcel: { shipped_at, delivered_at } }: { readonly parcel: Parcel }) {
  if (delivered_at !== null) return <Badge kind="success">Delivered</Badge>;
  return shipped_at === null ? <Badge>Packed</Badge> : <Badge kind="accent">On its way</Badge>;
}
