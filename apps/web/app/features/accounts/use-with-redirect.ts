import { useSearchParams } from 'react-router';

/** Carries the `redirect` of this address over to another door, so that it survives the change. */
export function useWithRedirect(): (path: string) => string {
  const [params] = useSearchParams();
  const redirect = params.get('redirect');
  return (path) => (redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path);
}
