import type { CallReply } from '@wevisu/contract/call.ts';
import type { getProRoom } from '@wevisu/contract/directory.ts';
import { askProPath, proRoomPath, prosProfilePath } from '@wevisu/site/directory-paths.ts';
import { Suspense } from 'react';
import { late } from '../../platform/late.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const SharedRoom = late(async () => ({
  default: (await import('../shared-design/shared-room.tsx')).SharedRoom,
}));

interface ProRoomPageProps {
  readonly slug: string;
  /** Null if it is not shown any more. */
  readonly found: CallReply<typeof getProRoom>['data'] | null;
}

/** A room of a portfolio: anybody may look around in it. It shows no prices. */
export function ProRoomPage({ slug, found }: ProRoomPageProps) {
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <LinkButton
        className="mb-3 -ms-3"
        icon="left"
        kind="quiet"
        size="small"
        to={prosProfilePath(slug)}
      >
        {found === null ? 'Profile' : found.company_name}
      </LinkButton>
      {found === null ? (
        <>
          <PageHead isPrivate title="Room not found" />
          <h1 className="reader-only">Room</h1>
          <EmptyState icon="room" title="This room is not shown any more">
            <p>Its pro took it out of the profile.</p>
          </EmptyState>
        </>
      ) : (
        <>
          <PageHead
            canonicalPath={proRoomPath(slug, found.room.id)}
            description={`${found.room.name}, a room by ${found.company_name} in 3D.`}
            title={`${found.room.name} by ${found.company_name}`}
          />
          <p className="eyebrow">A room by {found.company_name}</p>
          <h1 className="wrap-anywhere mt-2 text-36 md:text-48">{found.room.name}</h1>
          <p className="mt-3 text-muted">
            Look around in it. The pro's showroom has the prices: ask the pro for an offer.
          </p>
          <LinkButton className="mt-4" to={askProPath(slug)}>
            Ask this pro
          </LinkButton>
          <Suspense
            fallback={
              <Skeleton className="mt-8 aspect-[4/3] w-full rounded-card md:aspect-[16/9]" />
            }
          >
            <SharedRoom scene={found.scene} vsdId={null} />
          </Suspense>
        </>
      )}
    </div>
  );
}
