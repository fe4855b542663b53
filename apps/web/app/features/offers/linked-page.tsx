import { useSearchParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { callsOfLink } from './client-calls.ts';
import { ReadOffer } from './read-offer.tsx';

/** An offer, for whoever has its link: no account is needed to read and sign it. */
export default function LinkedPage() {
  const secret = useSearchParams()[0].get('key') ?? '';
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <PageHead isPrivate title="Your offer" />
      <div className="max-w-[760px]">
        <ReadOffer calls={callsOfLink(secret)} queryKey={['linked', secret]}>
          <EmptyState icon="list" title="This link does not work any more">
            <p>The offer has ended, or there is a newer one. Ask your pro for it.</p>
          </EmptyState>
        </ReadOffer>
      </div>
    </div>
  );
}
