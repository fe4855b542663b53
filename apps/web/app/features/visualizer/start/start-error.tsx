import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router';
import { progress } from '../../../platform/progress.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';

/** In place of rooms that could not be loaded; header and footer stay. */
export function StartError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isRetrying = useNavigation().state !== 'idle';
  useEffect(() => {
    progress.fail();
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);
  return (
    <div className="page py-16">
      <title>The rooms could not be loaded</title>
      <ErrorState
        isPage
        isRetrying={isRetrying}
        message="Try again in a moment. Rooms that you saved are still there."
        onRetry={() => void navigate(pathname + search, { replace: true })}
        title="The rooms could not be loaded"
      />
    </div>
  );
}
