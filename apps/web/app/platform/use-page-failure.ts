import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router';
import { progress } from './progress.ts';

/** A page's error, reported once, and a way to retry. */
export function usePageFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isRetrying = useNavigation().state !== 'idle';
  useEffect(() => {
    progress.fail();
    // React reports errors thrown while rendering; errors thrown by a loader are reported here.
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);
  return {
    isMissing: isRouteErrorResponse(error) && error.status === 404,
    isRetrying,
    retry: () => void navigate(pathname + search, { replace: true }),
  };
}
