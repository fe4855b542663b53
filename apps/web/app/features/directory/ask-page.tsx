import { useQuery } from '@tanstack/react-query';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { prosProfilePath } from '@wevisu/site/directory-paths.ts';
import { useState } from 'react';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { withToast } from '../../platform/with-toast.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { AskForm } from '../hiring/ask-form.tsx';
import { askPro, fetchProfile, fetchProjects } from './directory-calls.ts';

/** G-59: a homeowner asks a pro of the directory, for a project of theirs or a new one. */
export function AskPage({ slug }: { readonly slug: string }) {
  return (
    <div className="page max-w-form pt-8 pb-16 md:pt-12">
      <PageHead isPrivate title="Ask this pro" />
      <LinkButton
        className="mb-3 -ms-3"
        icon="left"
        kind="quiet"
        size="small"
        to={prosProfilePath(slug)}
      >
        Profile
      </LinkButton>
      <RequireSession loading={<Loading />}>
        <Asking key={slug} slug={slug} />
      </RequireSession>
    </div>
  );
}

function Loading() {
  return (
    <>
      <LoadingNote label="The form is loading" />
      <Skeleton className="h-12 w-64" />
      <Skeleton className="mt-8 h-64 rounded-card" />
    </>
  );
}

function Asking({ slug }: { readonly slug: string }) {
  const { user } = useSession();
  const isHomeowner = user?.type === 'User';
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: ['directory', 'ask', slug],
    queryFn: async () => {
      const [pro, projects] = await Promise.all([fetchProfile(slug), fetchProjects()]);
      return { pro, projects };
    },
    enabled: isHomeowner,
    staleTime: 0,
    retry: false,
  });
  if (user !== null && !isHomeowner) {
    return (
      <Notice title="Homeowners ask pros">
        You are signed in with another kind of account. Sign in as a homeowner to ask this pro.
      </Notice>
    );
  }
  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="The pro could not be loaded"
      />
    );
  }
  if (!data) return <Loading />;
  return (
    <>
      <p className="eyebrow">Ask for an offer</p>
      <h1 className="wrap-anywhere mt-2 text-36 md:text-48">{data.pro.company_name}</h1>
      <p className="mt-3 text-muted">
        The pro answers with an offer, and sees your project once you accept one. You pay through
        us, milestone by milestone.
      </p>
      <AskThis projects={data.projects} slug={slug} />
    </>
  );
}

const NEW = 'new';

interface AskThisProps {
  readonly slug: string;
  readonly projects: readonly { readonly id: ProjectId; readonly name: string }[];
}

function AskThis({ slug, projects }: AskThisProps) {
  const [project, setProject] = useState(NEW);
  async function send(message: string): Promise<number | null> {
    const own = projects.find(({ id }) => String(id) === project)?.id ?? null;
    const reply = await withToast(askPro(slug, { project: own, message }));
    const vsdId = reply?.data.vsd_id ?? null;
    if (vsdId !== null) {
      const { enterShowroom } = await import('../showrooms/showroom-calls.ts');
      // The request is sent; the showroom can be entered later, too.
      await enterShowroom(vsdId).catch(() => null);
    }
    return reply?.data.hire ?? null;
  }
  return (
    <AskForm isReady onSend={send}>
      {() => (
        <RadioGroup
          label="Which project is it for?"
          onChange={setProject}
          options={[
            {
              value: NEW,
              label: 'A new project',
              note: "In this pro's showroom, which opens to you with its prices.",
            },
            ...projects.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={project}
        />
      )}
    </AskForm>
  );
}
