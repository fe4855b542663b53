import { getHome } from '@wevisu/contract/pages.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '../../platform/load.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RoomPicture } from '../../ui/room-picture.tsx';
import { loadPage } from './load-page.ts';
import { RichText } from './rich-text.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const [page, home] = await Promise.all([
    loadPage(context, 'pro_account'),
    load(context, getHome, {}),
  ]);
  const kitchens = home.data.inspired.find(({ tab }) => tab === 'Kitchen')?.rooms ?? [];
  return { page, room: kitchens[1] ?? kitchens[0] ?? null };
}

/** PRO-14, HOME-04: what a pro gets and how to become one. */
export default function ProAccountPage() {
  const { page, room } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead canonicalPath={PATHS.proAccount} description={page.lead} title="For pros" />
      <header className="page grid items-center gap-x-14 gap-y-8 pt-8 pb-14 md:pt-14 lg:grid-cols-2">
        <div>
          <p className="eyebrow">For contractors and designers</p>
          <h1 className="mt-4 text-36 md:text-48 xl:text-64">{page.title}</h1>
          <p className="mt-5 max-w-prose text-18 text-muted">{page.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton size="large" to={PATHS.registerContractor}>
              Sign Up as a Pro
            </LinkButton>
            <LinkButton kind="secondary" size="large" to="/business/login">
              Sign in to your business
            </LinkButton>
          </div>
        </div>
        {room && (
          <RoomPicture
            alt={room.name}
            isFirst
            picture={room.picture}
            sizes="(min-width: 1025px) 600px, 92vw"
          />
        )}
      </header>
      <div className="page grid gap-x-16 gap-y-12 md:grid-cols-2">
        {page.sections.map(({ id, title, html }) => (
          <section aria-labelledby={id} className="border-line border-t pt-6" key={id}>
            <h2 className="mb-3 text-28" id={id}>
              {title}
            </h2>
            <RichText className="max-w-prose text-muted" html={html} />
          </section>
        ))}
      </div>
    </>
  );
}
