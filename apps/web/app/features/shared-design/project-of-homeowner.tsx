import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { chatPath, PATHS, togetherPath, WALL_PARAM } from '@wevisu/site/paths.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { readToken } from '../../platform/tokens.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { fetchProjectOfHomeowner } from '../projects/project-calls.ts';
import { BookOfHomeowner } from './book-of-homeowner.tsx';
import { SentProposals } from './sent-proposals.tsx';
import { SharedRoom } from './shared-room.tsx';
import { SharedViewSkeleton } from './shared-view.tsx';

/** CART-15: a homeowner's project, read-only, for the pro it was shared with. */
export function ProjectOfHomeowner({ id }: { readonly id: ProjectId }) {
  return (
    <RequireSession loading={<SharedViewSkeleton />}>
      <Project id={id} />
    </RequireSession>
  );
}

function Project({ id }: { readonly id: ProjectId }) {
  const wall = useSearchParams()[0].get(WALL_PARAM);
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: ['projects', 'of-homeowner', id],
    queryFn: () => fetchProjectOfHomeowner(id),
    retry: false,
  });
  const looking = useMemo(() => {
    const by = () => {
      const token = readToken();
      return token === null ? null : { project: id, token };
    };
    return { by, reload: () => void refetch() };
  }, [id, refetch]);
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 403)) {
    return (
      <>
        <PageHead isPrivate title="Not shared with you" />
        <h1 className="reader-only">Shared project</h1>
        <EmptyState
          action={<LinkButton to={PATHS.projects}>See your projects</LinkButton>}
          icon="lock"
          title="This project is not shared with you"
        >
          <p>Its owner deleted it, or shared it with another account.</p>
        </EmptyState>
      </>
    );
  }
  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="This project could not be loaded"
      />
    );
  }
  if (!data) return <SharedViewSkeleton />;
  const { name, owner, shared_at, saved_at, scene, vsd_id, is_of_own_showroom } = data;
  return (
    <>
      <PageHead isPrivate title={name} />
      <p className="eyebrow">A room by {owner}</p>
      <h1 className="mt-2 break-words text-36 md:text-48">{name}</h1>
      <p className="mt-3 text-muted">
        Shared with you on {formatDate(shared_at)}
        {saved_at && `, last changed on ${formatDate(saved_at)}`}. You see it as it is now, with the
        prices of {is_of_own_showroom ? 'your showroom' : 'the showroom that it stands in'}.
      </p>
      <LinkButton
        className="mt-4"
        icon="chat"
        kind="secondary"
        size="small"
        to={chatPath(String(id))}
      >
        Chat with {owner}
      </LinkButton>
      {data.pros_edit && scene !== null && (
        <LinkButton className="ms-2 mt-4" icon="edit" size="small" to={togetherPath(id)}>
          Edit with {owner}
        </LinkButton>
      )}
      {scene === null ? (
        <EmptyState icon="room" title="Nothing is drawn yet">
          <p>Once its owner draws a room, it appears here.</p>
        </EmptyState>
      ) : (
        <>
          {is_of_own_showroom && (
            <>
              <BookOfHomeowner id={id} name={name} />
              <SentProposals id={id} />
            </>
          )}
          <SharedRoom key={wall} looking={looking} scene={scene} vsdId={vsd_id} wall={wall} />
        </>
      )}
    </>
  );
}
