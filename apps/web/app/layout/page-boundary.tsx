import { PATHS } from '@wevisu/site/paths.ts';
import { Outlet } from 'react-router';
import { usePageFailure } from '../platform/use-page-failure.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** Between the site's layout and its pages, so that header, footer and what they hold outlive a page that fails. */
export default function PageBoundary() {
  return <Outlet />;
}

/** In place of a page that has no words of its own for what went wrong. */
export function ErrorBoundary() {
  const { isMissing, isRetrying, retry } = usePageFailure();
  if (isMissing) {
    return (
      <div className="page py-16">
        <title>Not here any more</title>
        <EmptyState
          action={<LinkButton to={PATHS.home}>Back to Home</LinkButton>}
          isPage
          title="This is not here any more"
        >
          It may have been removed, or the address is not complete.
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
        message="Try again in a moment. What is in your cart is still there."
        onRetry={retry}
        title="This page could not be opened"
      />
    </div>
  );
}
