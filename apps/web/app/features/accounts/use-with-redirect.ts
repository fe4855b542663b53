import { useSearchParams } from 'react-router';

/** Passes this URL's `redirect` on to another sign-in page. */
export function useWithRedirect(): (path: string) => string {
  const [params] = useSearchParams();
  const redirect = params.get('redirect');
  return (path) => (redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path);
}
