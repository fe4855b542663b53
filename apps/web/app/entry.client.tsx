import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { retryPictures } from './ui/retry-pictures.ts';
import { watchTyping } from './ui/typed-before.ts';

watchTyping();
retryPictures();

// In a task of its own: evaluating the modules is one of the longest already.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
