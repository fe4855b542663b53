import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { progress } from '../platform/progress.ts';
import { Button } from '../ui/button.tsx';

/** What stands in place of a page that could not be made. */
export function PageError() {
  const error = useRouteError();
  useEffect(() => {
    progress.fail();
    // React reports what was thrown while rendering; what a loader threw is reported here.
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
        {/* A full page load on purpose: what failed may be the script itself. */}
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
      title: 'This is not here any more',
      text: 'It may have been removed, or the address is not complete.',
    };
  }
  return {
    title: 'This page could not be opened',
    text: 'Try again in a moment. What is in your cart is still there.',
  };
}
