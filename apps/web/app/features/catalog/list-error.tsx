import { usePageFailure } from '../../platform/use-page-failure.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** A shop page that could not be loaded, inside the site: to be tried again, or not there at all. */
export function ListError() {
  const { isMissing, isRetrying, retry } = usePageFailure();
  if (isMissing) {
    return (
      <div className="page py-16">
        <title>Page not found</title>
        <EmptyState
          action={<LinkButton to="/category/all/product">Shop all products</LinkButton>}
          isPage
          title="This page no longer exists"
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
        onRetry={retry}
      />
    </div>
  );
}
