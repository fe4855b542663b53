import { PATHS, productPath } from '@wevisu/site/paths.ts';
import { proOrderPath } from '@wevisu/site/pro-paths.ts';
import { Link } from 'react-router';
import { useSession } from '../../platform/session.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ChatAnchor } from './chat-calls.ts';

/** What a message points at; it opens there. */
export function AnchorLink({ anchor }: { readonly anchor: ChatAnchor }) {
  const { user } = useSession();
  const isPro = user?.type === 'Contractor';
  const { label, number } = anchor;
  const order = isPro ? proOrderPath(number ?? '') : `${PATHS.account}/orders/${number}`;
  const to = number === null ? productPath(anchor.hash, anchor.vsd_id) : order;
  return (
    <Link
      className="mb-1.5 inline-flex max-w-full items-center gap-1.5 rounded-control bg-accent-tint px-2 py-1 text-14 text-accent-text hover:underline"
      to={to}
    >
      <Icon name={number === null ? 'swatch' : 'box'} size={16} />
      <span className="truncate">
        {label}
        {number !== null && ` · ${number}`}
      </span>
    </Link>
  );
}
