import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import './platform/aria-locale.ts';
import { ActingBanner } from './features/acting/acting-banner.tsx';
import { META_API_BASE } from './platform/api-base.ts';
import { requestInfoContext } from './platform/context.ts';
import { createQueryClient } from './platform/query-client.ts';
import { SessionProvider } from './platform/session.tsx';
import { FollowLinks } from './ui/follow-links.tsx';
import { Toaster } from './ui/toaster.tsx';
import './ui/app.css';

export { PageError as ErrorBoundary } from './layout/page-error.tsx';

/**
 * If it is missing, React Aria adds this style sheet itself, and a new style sheet makes the browser lay out the whole
 * page again: a tenth of a second on a phone, right at hydration.
 */
const PRESSABLE_STYLE = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

const preloadFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: LinksFunction = () => [
  preloadFont(interUrl),
  preloadFont(frauncesUrl),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
];

export function loader({ context }: LoaderFunctionArgs) {
  return { origin: context.get(requestInfoContext).origin };
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    // A script sets it before React loads (platform/cookie-note-cookie.ts).
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1, viewport-fit=cover" name="viewport" />
        <meta content="#faf8f4" media="(prefers-color-scheme: light)" name="theme-color" />
        <meta content="#151917" media="(prefers-color-scheme: dark)" name="theme-color" />
        {data && <meta content={data.origin} name={META_API_BASE} />}
        <Meta />
        {/* Style sheets come from our own origin and need no nonce, which would not match in the browser. */}
        <Links nonce="" />
        <style id="react-aria-pressable-style">{PRESSABLE_STYLE}</style>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <FollowLinks />
        <Outlet />
        <Toaster />
        <ActingBanner />
      </SessionProvider>
    </QueryClientProvider>
  );
}
