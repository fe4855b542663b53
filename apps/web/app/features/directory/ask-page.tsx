import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HIRING } from '@wevisu/domain/hiring/hire-terms.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { prosProfilePath } from '@wevisu/site/directory-paths.ts';
import { hirePath } from '@wevisu/site/hire-paths.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
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
      <AskForm projects={data.projects} slug={slug} />
    </>
  );
}

const NEW = 'new';

interface AskFormProps {
  readonly slug: string;
  readonly projects: readonly { readonly id: ProjectId; readonly name: string }[];
}

function AskForm({ slug, projects }: AskFormProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [project, setProject] = useState(NEW);
  const [message, setMessage] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (message.trim() === '' || isSending) return;
    setSending(true);
    const own = projects.find(({ id }) => String(id) === project)?.id ?? null;
    const reply = await withToast(askPro(slug, { project: own, message: message.trim() }));
    const vsdId = reply?.data.vsd_id ?? null;
    if (vsdId !== null) {
      const { enterShowroom } = await import('../showrooms/showroom-calls.ts');
      // The request is sent; the showroom can be entered later, too.
      await enterShowroom(vsdId).catch(() => null);
    }
    setSending(false);
    await client.invalidateQueries({ queryKey: ['hires'] });
    if (reply !== null) await navigate(hirePath(reply.data.hire));
  }
  return (
    <form className="mt-8 flex flex-col gap-5" noValidate onSubmit={(event) => void submit(event)}>
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
      <TextField
        {...(isChecked && message.trim() === '' ? { error: 'Say what you need.' } : {})}
        hint="The rooms, the work, and when it should be done."
        label="What do you need?"
        maxLength={HIRING.maxMessageLength}
        onChange={setMessage}
        rows={6}
        value={message}
      />
      <div>
        <Button isPending={isSending} type="submit">
          Send the request
        </Button>
      </div>
    </form>
  );
}
