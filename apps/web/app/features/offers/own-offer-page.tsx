import { OWN_OFFERS_PATH } from '@wevisu/site/paths.ts';
import { Link, useParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { callsOfOwn } from './client-calls.ts';
import { ReadOffer } from './read-offer.tsx';

/** An offer in the account of the homeowner whom it was sent to. */
export default function OwnOfferPage() {
  const { id: text = '' } = useParams();
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <PageHead isPrivate title="Your offer" />
      <div className="max-w-[760px]">
        <p className="mb-4 text-14">
          <Link className="text-link" to={OWN_OFFERS_PATH}>
            All offers
          </Link>
        </p>
        <RequireSession loading={<TextSkeleton lines={8} />}>
          <ReadOffer calls={callsOfOwn(id)} queryKey={['own', id]}>
            <EmptyState
              action={<LinkButton to={OWN_OFFERS_PATH}>See your offers</LinkButton>}
              icon="list"
              title="This offer was not found"
            />
          </ReadOffer>
        </RequireSession>
      </div>
    </div>
  );
}
