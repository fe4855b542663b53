import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { Link } from 'react-router';
import { countNewListings, NEW_COUNTS_KEY } from './listing-calls.ts';

/** Where the products are that were never live. Nothing while there are none. */
export function NewListings() {
  const { data } = useQuery({ queryKey: NEW_COUNTS_KEY, queryFn: countNewListings });
  if (data === undefined) return null;
  const { complete, incomplete, submitted } = data;
  const count = complete + incomplete + submitted;
  if (count === 0) return null;
  return (
    <p className="mb-5 rounded-card border border-line bg-surface px-4 py-2.5">
      <Link className="text-link" to={VENDOR_PATHS.newProducts}>
        {count === 1
          ? '1 product is not live yet'
          : `${formatCount(count)} products are not live yet`}
      </Link>
      <span className="figures text-muted">
        {' '}
        · {formatCount(complete)} complete, {formatCount(incomplete)} to fill in,{' '}
        {formatCount(submitted)} under review
      </span>
    </p>
  );
}
