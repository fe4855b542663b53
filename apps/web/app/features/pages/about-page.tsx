import { getHome } from '@wevisu/contract/pages.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '../../platform/load.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RoomPicture } from '../../ui/room-picture.tsx';
import { Figures } from './figures.tsx';
import { loadPage } from './load-page.ts';
import { RichText } from './rich-text.tsx';
import { TextHeading } from './text-heading.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const [page, home] = await Promise.all([
    loadPage(context, 'about_us'),
    load(context, getHome, {}),
  ]);
  // The best room of each tab.
  const pictures = home.data.inspired.flatMap(({ rooms }) => rooms.slice(0, 1));
  return { page, figures: home.data.figures, pictures };
}

/** PAGES-01. */
export default function AboutPage() {
  const { page, figures, pictures } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead canonicalPath={PATHS.aboutUs} description={page.lead} title={page.title} />
      <TextHeading page={page} />
      {pictures.length > 1 && (
        <div aria-hidden="true" className="page grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
          {pictures.map(({ id, picture }) => (
            <RoomPicture
              alt=""
              className="md:aspect-[3/4]!"
              isFirst
              key={id}
              picture={picture}
              sizes="(min-width: 1280px) 460px, (min-width: 769px) 36vw, 50vw"
            />
          ))}
        </div>
      )}
      <div className="page pt-14">
        <Figures figures={figures} />
        <div className="mt-14 grid gap-x-16 gap-y-12 md:grid-cols-2">
          {page.sections.map(({ id, title, html }) => (
            <section aria-labelledby={id} key={id}>
              <h2 className="mb-3 text-28" id={id}>
                {title}
              </h2>
              <RichText className="max-w-prose" html={html} />
            </section>
          ))}
        </div>
        <div className="mt-14 flex flex-wrap gap-3">
          <LinkButton to={PATHS.visualize}>Design a room</LinkButton>
          <LinkButton kind="secondary" to={PATHS.proAccount}>
            For pros
          </LinkButton>
        </div>
      </div>
    </>
  );
}
