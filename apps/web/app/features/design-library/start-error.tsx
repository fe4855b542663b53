import { usePageFailure } from '../../platform/use-page-failure.ts';
import { ErrorState } from '../../ui/error-state.tsx';

/** In place of rooms that could not be loaded; header and footer stay. */
export function StartError() {
  const { isRetrying, retry } = usePageFailure();
  return (
    <div className="page py-16">
      <title>The rooms could not be loaded</title>
      <ErrorState
        isPage
        isRetrying={isRetrying}
        message="Try again in a moment. Rooms that you saved are still there."
        onRetry={retry}
        title="The rooms could not be loaded"
      />
    </div>
  );
}
