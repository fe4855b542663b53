import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  readonly title?: string;
  readonly message?: string;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Replaces a whole page; the title is then its heading. */
  readonly isPage?: boolean;
}

/** A list or panel that could not be loaded. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title = 'This could not be loaded',
    message = 'Try again in a moment. If it keeps happening, check your connection.',
    onRetry,
    isRetrying = false,
    isPage = false,
  } = props;
  return (
    <div role="alert">
      <EmptyState
        action={
          onRetry && (
            <Button isPending={isRetrying} kind="secondary" onPress={onRetry}>
              Try again
            </Button>
          )
        }
        icon="alert"
        isPage={isPage}
        title={title}
      >
        <p>{message}</p>
      </EmptyState>
    </div>
  );
}
