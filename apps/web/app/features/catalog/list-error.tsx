import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router';
import { progress } from '../../platform/progress.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** A shop page that could not be loaded, inside the site: to be tried again, or not there at all. */
export function ListError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isRetrying = useNavigation().state !== 'idle';
  useEffect(() => {
    progress.fail();
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);

  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <div className="page py-16">
        <title>Not here any more</title>
        <EmptyState
          action={<LinkButton to="/category/all/product">Shop all products</LinkButton>}
          isPage
          title="This is not here any more"
        >
          It may have been renamed, or the address is not complete.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="page py-16">
      <title>This could not be loaded</title>
      <ErrorState
        isPage
        isRetrying={isRetrying}
        message="The shop did not answer. Your cart and your choices are kept."
        onRetry={() => void navigate(pathname + search, { replace: true })}
      />
    </div>
  );
}
