import type { CallReply } from '@wevisu/contract/call.ts';
import { getSharedProject } from '@wevisu/contract/project-sharing.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useMemo } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { apiContext } from '../../platform/context.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ProjectOfHomeowner } from './project-of-homeowner.tsx';
import { SharedRoom } from './shared-room.tsx';

export { StartError as ErrorBoundary } from '../design-library/start-error.tsx';

/**
 * G-36: null if the link does not open anything (anymore). CART-15: the pro's own call loads a project in the
 * browser.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const project = params.get('project');
  if (project !== null && /^\d{1,9}$/.test(project))
    return { project: Number(project) as ProjectId };
  const pid = params.get('pid') ?? '';
  const outcome = await context.get(apiContext)(getSharedProject, { query: { pid } });
  if (outcome.ok) {
    return { pid, shared: outcome.reply.data, path: `${PATHS.sharedProject}?pid=${pid}` };
  }
  // Malformed, made up or revoked: they all look the same to the visitor.
  if (outcome.status === 404 || outcome.status === 422) return data(null, { status: 404 });
  throw data({ message: outcome.message }, { status: outcome.status });
}

export default function SharedPage() {
  const found = useLoaderData<typeof loader>();
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      {found === null ? (
        <Ended />
      ) : 'project' in found ? (
        <ProjectOfHomeowner id={found.project} />
      ) : (
        <Shared {...found} />
      )}
    </div>
  );
}

type SharedProject = CallReply<typeof getSharedProject>['data'];

interface SharedProps {
  readonly pid: string;
  readonly shared: SharedProject;
  readonly path: string;
}

function Shared({ pid, shared, path }: SharedProps) {
  const { revalidate } = useRevalidator();
  const looking = useMemo(
    () => ({ by: () => ({ pid }), reload: () => void revalidate() }),
    [pid, revalidate],
  );
  const { name, owner_first_name, company_name, vsd_id, scene, picture } = shared;
  return (
    <>
      {/* Not for search engines, but for the people who get the link. */}
      <PageHead
        canonicalPath={path}
        description={`A room by ${owner_first_name}, made of products from the showroom of ${company_name}.`}
        isPrivate
        picture={picture}
        title={name}
      />
      <p className="eyebrow">A room by {owner_first_name}</p>
      <h1 className="mt-2 break-words text-36 md:text-48">{name}</h1>
      <p className="mt-3 text-muted">
        Made of products from the showroom of {company_name}. You can look around; nothing that you
        do here changes it.
      </p>
      {scene === null ? (
        <EmptyState icon="room" title="Nothing is drawn yet">
          <p>Come back with the same link once there is a room.</p>
        </EmptyState>
      ) : (
        <SharedRoom looking={looking} scene={scene} vsdId={vsd_id} />
      )}
    </>
  );
}

function Ended() {
  return (
    <>
      <PageHead isPrivate title="Link not valid" />
      <h1 className="reader-only">Shared room</h1>
      <EmptyState
        action={<LinkButton to={PATHS.visualize}>Design your own room</LinkButton>}
        icon="link"
        title="This link is not valid any more"
      >
        <p>Its owner turned it off, or it is incomplete. Ask for a new one.</p>
      </EmptyState>
    </>
  );
}
