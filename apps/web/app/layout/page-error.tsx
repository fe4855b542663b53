import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { progress } from '../platform/progress.ts';
import { Button } from '../ui/button.tsx';

/** Replaces a page that could not be rendered. */
export function PageError() {
  const error = useRouteError();
  useEffect(() => {
    progress.fail();
    // React reports errors thrown while rendering; errors thrown by a loader are reported here.
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);

  const { title, text } = describe(error);
  return (
    <main className="page py-24 md:py-36">
      <title>{title}</title>
      <p className="eyebrow">Something went wrong</p>
      <h1 className="mt-4 max-w-[18ch] text-36 md:text-48">{title}</h1>
      <p className="mt-5 max-w-prose text-18 text-muted">{text}</p>
      <div className="mt-10 flex flex-wrap gap-3">
        <Button onPress={() => location.reload()}>Try again</Button>
        {/* A full page load on purpose: the script itself may have failed. */}
        <a className="text-link self-center px-4 py-2" href="/">
          Back to Home
        </a>
      </div>
    </main>
  );
}

function describe(error: unknown): { readonly title: string; readonly text: string } {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      title: 'This page no longer exists',
      text: 'It may have been removed, or the address may be incomplete.',
    };
  }
  return {
    title: 'This page could not be opened',
    text: 'Try again in a moment. Your cart is safe.',
  };
}
