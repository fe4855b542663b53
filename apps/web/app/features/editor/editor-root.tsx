import { useQuery } from '@tanstack/react-query';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { SceneUnreadable } from '@wevisu/scene/document/scene-unreadable.ts';
import { loginPath, PATHS, WALL_PARAM } from '@wevisu/site/paths.ts';
import { PIN_PARAM } from '@wevisu/site/pin-path.ts';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { useSession } from '../../platform/session.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { loadScene, OwnPlanGone } from '../scenes/load-scene.ts';
import { readSource, sourcePath } from '../scenes/scene-source.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { EditorPage } from './editor-page.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';

/** Loads and opens what the address names. */
export default function EditorRoot() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const source = readSource(params);
  const { status, user } = useSession();
  const { selection } = useShowroom();
  const isKnown = status === 'guest' || status === 'signed-in';
  const path = sourcePath(source);
  const needsAccount =
    source.kind === 'project' || source.kind === 'shared' || source.kind === 'together';
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['scene', path, user?.id ?? null],
    queryFn: () => loadScene(source, selection?.vsd_id ?? null),
    enabled: isKnown && !(needsAccount && status === 'guest'),
    // Never replaces a room while someone is working on it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (needsAccount && status === 'guest') {
    return <Navigate replace to={loginPath(path)} />;
  }
  if (error) {
    return <Failed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data || isFetching) return <EditorSkeleton />;
  // A room that has become a project since is opened as that project, not as what it started from.
  const reload = (project: ProjectId | null) =>
    project === null || source.kind === 'project'
      ? void refetch()
      : void navigate(sourcePath({ kind: 'project', id: project }), { replace: true });
  return (
    <EditorPage
      isOwner={user?.type === 'User'}
      key={`${path}:${data.revision}`}
      loaded={data}
      ownPicture={params.get('trace')}
      pin={params.get(PIN_PARAM)}
      product={params.get('product')}
      reload={reload}
      wall={params.get(WALL_PARAM)}
      showroom={selection && { proId: selection.showroom, vsdId: selection.vsd_id }}
    />
  );
}

interface FailedProps {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function Failed({ error, isRetrying, onRetry }: FailedProps) {
  const isElsewhere = error instanceof OwnPlanGone;
  const isGone = isElsewhere || (error instanceof ApiFailure && error.status === 404);
  if (isGone || error instanceof SceneUnreadable) {
    return (
      <div className="grid h-dvh place-content-center">
        <ErrorState
          message={
            isElsewhere
              ? 'A plan opened from a file stays in that browser until you sign in and save it. Open the file again.'
              : isGone
                ? 'It was removed, or the address is not quite right.'
                : error.message
          }
          title={isGone ? 'This room is not here' : 'This room could not be read'}
        />
        <p className="text-center">
          <LinkButton to={PATHS.visualize}>Choose another room</LinkButton>
        </p>
      </div>
    );
  }
  return (
    <div className="grid h-dvh place-content-center">
      <ErrorState isRetrying={isRetrying} onRetry={onRetry} title="Your room could not be opened" />
    </div>
  );
}
