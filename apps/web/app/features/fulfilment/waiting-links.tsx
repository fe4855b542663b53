import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { Link } from 'react-router';
import { fetchCounts } from './fulfilment-calls.ts';

const { orders, requests } = VENDOR_PATHS;
const LINKS = [
  { count: 'waiting', label: 'to approve', to: `${orders}?status=Waiting+for+approval&dir=asc` },
  { count: 'late', label: 'late', to: `${orders}?promise=late&dir=asc` },
  { count: 'to_pack', label: 'to pack', to: `${orders}?status=Vendor+Approved&dir=asc` },
  { count: 'open_requests', label: 'open requests', to: requests },
] as const;

/** What waits for the vendor, each a list of its own. */
export function WaitingLinks() {
  const { data } = useQuery({ queryKey: ['orders', 'vendor-counts'], queryFn: fetchCounts });
  if (data === undefined) return <div className="mb-4 h-5" />;
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1">
      {LINKS.map(({ count, label, to }) => (
        <li key={count}>
          <Link className="hover:underline" to={to}>
            <span className="figures font-[560]">{formatCount(data[count])}</span> {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
