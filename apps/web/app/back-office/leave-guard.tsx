import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Asks before a page with unsaved changes is left. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Notice
      action={
        <>
          <Button onPress={() => blocker.reset()} size="small">
            Stay
          </Button>
          <Button kind="secondary" onPress={() => blocker.proceed()} size="small">
            Leave without saving
          </Button>
        </>
      }
      isUrgent
      kind="warning"
      title="Your changes are not saved"
    />
  );
}
