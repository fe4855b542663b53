import { usePageFailure } from '../../platform/use-page-failure.ts';
import { ErrorState } from '../../ui/error-state.tsx';

/** Shown when rooms could not be loaded; the header and footer stay. */
export function StartError() {
  const { isRetrying, retry } = usePageFailure();
  return (
    <div className="page py-16">
      <title>The rooms could not be loaded</title>
      <ErrorState
        isPage
        isRetrying={isRetrying}
        message="Try again in a moment. Your saved rooms are safe."
        onRetry={retry}
        title="The rooms could not be loaded"
      />
    </div>
  );
}
