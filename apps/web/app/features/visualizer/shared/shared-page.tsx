import { getSharedProject } from '@wevisu/contract/projects.ts';
import { PATHS } from '@wevisu/domain/route-paths.ts';
import { useMemo } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../platform/context.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { countGoods, listGoods } from './shared-goods.ts';
import { SharedProducts } from './shared-products.tsx';
import { SharedView, SharedViewSkeleton } from './shared-view.tsx';
import { useShared } from './use-shared.ts';

export { StartError as ErrorBoundary } from '../start/start-error.tsx';

/** G-36: null where the link opens nothing (any more). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const pid = new URL(request.url).searchParams.get('pid') ?? '';
  const outcome = await context.get(apiContext)(getSharedProject, { query: { pid } });
  if (outcome.ok) return outcome.reply.data;
  // Too short, made up, ended: all the same to whoever opens it.
  if (outcome.status === 404 || outcome.status === 422) return data(null, { status: 404 });
  throw data({ message: outcome.message }, { status: outcome.status });
}

export default function SharedPage() {
  const shared = useLoaderData<typeof loader>();
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      {shared === null ? <Ended /> : <Shared shared={shared} />}
    </div>
  );
}

type SharedProject = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>;

function Shared({ shared }: { readonly shared: SharedProject }) {
  const { name, owner_first_name, company_name, vsd_id, scene } = shared;
  return (
    <>
      <PageHead isPrivate title={name} />
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
        <Room scene={scene} vsdId={vsd_id} />
      )}
    </>
  );
}

interface RoomProps {
  readonly scene: Readonly<Record<string, unknown>>;
  readonly vsdId: string;
}

function Room({ scene, vsdId }: RoomProps) {
  const { status, read, orders } = useShared(scene);
  const goods = useMemo(() => listGoods(scene), [scene]);
  return (
    <>
      <div className="mt-8">
        {read ? (
          <SharedView read={read} />
        ) : status === 'unreadable' ? (
          <Notice kind="warning" title="This room can't be drawn here">
            It was saved by a newer version of this page. Reload to try again; its products are
            below.
          </Notice>
        ) : (
          <SharedViewSkeleton />
        )}
      </div>
      <SharedProducts goods={orders ? countGoods(goods, orders) : goods} vsdId={vsdId} />
    </>
  );
}

function Ended() {
  return (
    <>
      <PageHead isPrivate title="This link has ended" />
      <h1 className="reader-only">Shared room</h1>
      <EmptyState
        action={<LinkButton to={PATHS.visualize}>Design a room of your own</LinkButton>}
        icon="link"
        title="This link does not open a room any more"
      >
        <p>Its owner ended it, or it is not complete. Ask for a new one.</p>
      </EmptyState>
    </>
  );
}
