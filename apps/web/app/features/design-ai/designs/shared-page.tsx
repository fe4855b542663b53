import { getSharedDesign } from '@wevisu/contract/ai-designs.ts';
import { sharedDesignPath } from '@wevisu/site/design-ai-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Suspense, useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { apiContext } from '../../../platform/context.ts';
import { late } from '../../../platform/late.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { showToast } from '../../../platform/toast-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Money } from '../../../ui/money.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const SharedRoom = late(async () => ({
  default: (await import('../../shared-design/shared-room.tsx')).SharedRoom,
}));

export { StartError as ErrorBoundary } from '../../design-library/start-error.tsx';

/** Null if the link opens nothing, or nothing any more. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const code = params['code'] ?? '';
  const outcome = await context.get(apiContext)(getSharedDesign, { params: { code } });
  if (outcome.ok) return { code, shared: outcome.reply.data };
  if (outcome.status === 404 || outcome.status === 422) return data(null, { status: 404 });
  throw data({ message: outcome.message }, { status: outcome.status });
}

/** A design that somebody shared: anybody may look around and take a copy. */
export default function SharedDesignPage() {
  const found = useLoaderData<typeof loader>();
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      {found === null ? <Ended /> : <Shared code={found.code} shared={found.shared} />}
    </div>
  );
}

type Found = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>;

function Shared({ code, shared }: Found) {
  const { summary, scene, vsd_id: vsdId, picture } = shared;
  const pictureAddress =
    picture === null ? null : `/api/AI/shared/${code}/picture?version=${picture.version}`;
  return (
    <>
      <PageHead
        canonicalPath={sharedDesignPath(code)}
        description={`${summary.title}: a room in 3D, made of products you can buy.`}
        isPrivate
        pictureAddress={pictureAddress}
        title={summary.title}
      />
      <p className="eyebrow">A room designed with AI 3D Design</p>
      <h1 className="mt-2 break-words text-36 md:text-48">{summary.title}</h1>
      <p className="mt-4 text-18">
        <Money amount={summary.total_cents} className="font-[560]" />{' '}
        <span className="text-muted">for {summary.products} products, before shipping and tax</span>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <MakeItMine code={code} shared={shared} />
        <LinkButton kind="secondary" to={PATHS.designAi}>
          Describe your own room
        </LinkButton>
      </div>
      {pictureAddress !== null && <Still address={pictureAddress} title={summary.title} />}
      <Suspense
        fallback={<Skeleton className="mt-8 aspect-[4/3] w-full rounded-card md:aspect-[16/9]" />}
      >
        <SharedRoom scene={scene} vsdId={vsdId} />
      </Suspense>
    </>
  );
}

/** The room as a still; nothing where it cannot be fetched, since the room itself is below. */
function Still({ address, title }: { readonly address: string; readonly title: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      alt={title}
      className="mt-8 aspect-[3/2] w-full max-w-[720px] rounded-card object-cover"
      height={480}
      onError={() => setBroken(true)}
      // It may have failed before anybody listened.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(true);
      }}
      src={address}
      width={720}
    />
  );
}

function MakeItMine({ code, shared }: Found) {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  async function open() {
    setPending(true);
    const { openRoom } = await import('./open-room.ts');
    const path = await openRoom(`ai-${code.slice(0, 12)}`, shared.summary.title, shared);
    setPending(false);
    if (path !== null) void navigate(path);
    else showToast('warning', 'This browser has no space left for the room.');
  }
  return (
    <Button icon="cube" isPending={isPending} onPress={() => void open()}>
      Make it mine
    </Button>
  );
}

function Ended() {
  return (
    <>
      <PageHead isPrivate title="Link not valid" />
      <EmptyState
        action={<LinkButton to={PATHS.designAi}>Describe your own room</LinkButton>}
        icon="link"
        isPage
        title="This link is not valid any more"
      >
        <p>Its owner turned it off, or it is incomplete. Ask for a new one.</p>
      </EmptyState>
    </>
  );
}
