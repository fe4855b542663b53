import { usePageFailure } from '../../platform/use-page-failure.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** A shop page that could not be loaded: offers a retry, or says that it does not exist. */
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
          It may have been renamed, or the address may be incomplete.
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
        message="The shop did not respond. Your cart and your filters are kept."
        onRetry={retry}
      />
    </div>
  );
}
