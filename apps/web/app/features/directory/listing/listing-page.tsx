import { useQuery, useQueryClient } from '@tanstack/react-query';
import { prosProfilePath } from '@wevisu/site/directory-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Suspense } from 'react';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../../back-office/rows-skeleton.tsx';
import { late } from '../../../platform/late.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { fetchOwnListing, type OwnListing } from '../directory-calls.ts';

const ListingForm = late(async () => ({
  default: (await import('./listing-form.tsx')).ListingForm,
}));

const HoursSection = late(async () => ({
  default: (await import('../../pro-hours/hours-section.tsx')).HoursSection,
}));

const KEY = ['pro', 'listing'] as const;

/** A pro chooses to be found by everybody, and what they read. */
export default function ListingPage() {
  const client = useQueryClient();
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: KEY,
    queryFn: fetchOwnListing,
    // What is typed is not replaced from behind.
    refetchOnWindowFocus: false,
  });
  const isPublic = data?.listing?.is_on && data.listing.taken_down === null && data.may_be_listed;
  return (
    <AreaPage
      actions={
        isPublic &&
        data?.listing && (
          <LinkButton kind="secondary" size="small" to={prosProfilePath(data.listing.slug)}>
            See your profile
          </LinkButton>
        )
      }
      title="Directory"
    >
      {isLoadingError ? (
        <ErrorState
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          title="Your profile could not be loaded"
        />
      ) : data ? (
        <Own onSaved={(own) => client.setQueryData(KEY, own)} own={data} />
      ) : (
        <RowsSkeleton label="Your profile is loading" />
      )}
    </AreaPage>
  );
}

interface OwnProps {
  readonly own: OwnListing;
  readonly onSaved: (own: OwnListing) => void;
}

function Own({ own, onSaved }: OwnProps) {
  const { listing, may_be_listed, company_name } = own;
  if (company_name === '') {
    return (
      <EmptyState
        action={<LinkButton to={PATHS.proShowroom}>Open your showroom</LinkButton>}
        icon="swatch"
        title="First, open your showroom"
      >
        <p>Then homeowners near you can find you in the directory, and ask you for offers.</p>
      </EmptyState>
    );
  }
  return (
    <>
      {listing?.taken_down && (
        <Notice className="mb-5" kind="warning" title="Our staff took this profile down">
          {listing.taken_down}
        </Notice>
      )}
      {!may_be_listed && (
        <Notice className="mb-5" kind="warning" title="Your profile is not shown">
          Your showroom is closed, or your license has expired.
        </Notice>
      )}
      <Suspense fallback={<RowsSkeleton label="Your profile is loading" />}>
        <ListingForm onSaved={onSaved} own={own} />
        <HoursSection />
      </Suspense>
    </>
  );
}
