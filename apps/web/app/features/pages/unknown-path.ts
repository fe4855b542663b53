import { PATH_REDIRECTS, PATHS } from '@wevisu/site/paths.ts';
import { type LoaderFunctionArgs, redirect } from 'react-router';

const REDIRECTS: Readonly<Record<string, string>> = PATH_REDIRECTS;

/** NAV-43: an unknown path leads to the not-found page; U-54: a correct spelling redirects to the spec's. */
export function loader({ url: { pathname, search } }: LoaderFunctionArgs) {
  const kept = REDIRECTS[pathname.replace(/\/+$/, '')];
  return redirect(kept ? kept + search : PATHS.notFound);
}
