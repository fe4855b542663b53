import { RETRY_ATTRIBUTE } from './picture.tsx';

/** A picture that is still being made is refused for a moment; asked again, it is there. */
const RETRY_MS = 2_500;
const MAX_TRIES = 4;

/** Asks again for pictures that failed, also for those that did before any script ran. One listener for a whole page. */
export function retryPictures(): void {
  const tries = new WeakMap<HTMLImageElement, number>();

  function retry(image: HTMLImageElement) {
    const tried = tries.get(image) ?? 1;
    if (!image.hasAttribute(RETRY_ATTRIBUTE) || tried === MAX_TRIES) return;
    tries.set(image, tried + 1);
    setTimeout(() => {
      // Said once more, the same address is loaded once more.
      image.src = image.getAttribute('src') ?? '';
    }, RETRY_MS * tried);
  }

  // Failures do not bubble, but pass on their way down.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && retry(target),
    true,
  );
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) retry(image);
  }
}
