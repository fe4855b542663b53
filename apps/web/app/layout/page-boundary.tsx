import { PATHS } from '@wevisu/site/paths.ts';
import { Outlet } from 'react-router';
import { usePageFailure } from '../platform/use-page-failure.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** Between the site's layout and its pages, so that header and footer survive a page that fails. */
export default function PageBoundary() {
  return <Outlet />;
}

/** Replaces a page that has no error message of its own. */
export function ErrorBoundary() {
  const { isMissing, isRetrying, retry } = usePageFailure();
  if (isMissing) {
    return (
      <div className="page py-16">
        <title>Page not found</title>
        <EmptyState
          action={<LinkButton to={PATHS.home}>Back to Home</LinkButton>}
          isPage
          title="This page no longer exists"
        >
          It may have been removed, or the address may be incomplete.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="page py-16">
      <title>This page could not be opened</title>
      <ErrorState
        isPage
        isRetrying={isRetrying}
        message="Try again in a moment. Your cart is safe."
        onRetry={retry}
        title="This page could not be opened"
      />
    </div>
  );
}
