import type { ProArrival } from '@wevisu/contract/pro-calendar.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { proOrderPath } from '@wevisu/site/pro-paths.ts';
import { Link } from 'react-router';
import { Badge, type BadgeKind } from '../../../ui/badge.tsx';

const STATES: Readonly<Record<ProArrival['state'], { label: string; kind: BadgeKind }>> = {
  expected: { label: 'Expected', kind: 'neutral' },
  on_the_way: { label: 'On the way', kind: 'accent' },
  late: { label: 'Late', kind: 'danger' },
  delivered: { label: 'Delivered', kind: 'success' },
};

/** Deliveries by their last promised day. */
export function Agenda({ arrivals }: { readonly arrivals: readonly ProArrival[] }) {
  const days = Map.groupBy(
    arrivals.toSorted((a, b) => a.to.localeCompare(b.to)),
    ({ to }) => to,
  );
  return (
    <ol>
      {[...days].map(([on, list]) => (
        <li className="mb-4 scroll-mt-24" id={`day-${on}`} key={on}>
          <h3 className="figures mb-1 font-[560] font-sans text-14">{formatDay(day(on))}</h3>
          <ul className="border-line border-t">
            {list.map((arrival) => (
              <Arrival arrival={arrival} key={arrival.key} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Arrival({ arrival }: { readonly arrival: ProArrival }) {
  const { order_number, client, place, vendor, from, to, state, products, lines } = arrival;
  const more = lines - products.length;
  const { label, kind } = STATES[state];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-line border-b py-2">
      <div className="min-w-0">
        <Link className="font-[560] hover:underline" to={proOrderPath(order_number)}>
          {client}, order {order_number}
        </Link>
        <p className="text-muted">
          {products.join(', ')}
          {more > 0 && ` and ${more} more`} from {vendor}
          {place && `, to ${place}`}
        </p>
      </div>
      <p className="figures flex items-center gap-2">
        {from !== to && (
          <span className="text-muted">
            {formatDay(day(from))} to {formatDay(day(to))}
          </span>
        )}
        <Badge kind={kind}>{label}</Badge>
      </p>
    </li>
  );
}
