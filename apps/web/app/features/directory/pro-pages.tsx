import { getPro, getProRoom } from '@wevisu/contract/directory.ts';
import { Suspense } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { late } from '../../platform/late.ts';
import { loadOrNull } from '../../platform/load.ts';
import { ProRoomPage } from './pro-room-page.tsx';
import { ProfilePage } from './profile-page.tsx';
import { findFor, ProsPage } from './pros-page.tsx';

const AskPage = late(async () => ({ default: (await import('./ask-page.tsx')).AskPage }));

/** One file for the pages of the directory: each route's files are named on every page of the site. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const [slug = '', part, id = ''] = (params['*'] ?? '').split('/');
  if (slug === '') return findFor(context, new URL(request.url).searchParams);
  if (part === 'rooms') {
    const reply = await loadOrNull(context, getProRoom, { params: { slug, id } });
    const page = { name: 'room', slug, found: reply && reply.data } as const;
    return data(page, { status: reply === null ? 404 : 200 });
  }
  if (part === 'ask') return data({ name: 'ask', slug } as const);
  const reply = await loadOrNull(context, getPro, { params: { slug } });
  const page = { name: 'profile', pro: reply && reply.data } as const;
  return data(page, { status: reply === null ? 404 : 200 });
}

export default function ProPages() {
  const page = useLoaderData<typeof loader>();
  if (page.name === 'room') return <ProRoomPage found={page.found} slug={page.slug} />;
  if (page.name === 'search') return <ProsPage {...page} />;
  if (page.name === 'ask') {
    return (
      <Suspense>
        <AskPage slug={page.slug} />
      </Suspense>
    );
  }
  return <ProfilePage pro={page.pro} />;
}
