import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router';
import { progress } from './progress.ts';

/** What went wrong with a page, told once, and a way to ask for the page again. */
export function usePageFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isRetrying = useNavigation().state !== 'idle';
  useEffect(() => {
    progress.fail();
    // React reports what was thrown while rendering; what a loader threw is reported here.
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);
  return {
    isMissing: isRouteErrorResponse(error) && error.status === 404,
    isRetrying,
    retry: () => void navigate(pathname + search, { replace: true }),
  };
}
