import { RETRY_ATTRIBUTE } from './picture.tsx';

/** A picture that is still being made is refused briefly; a retry gets it. */
const RETRY_MS = 2_500;
const MAX_TRIES = 4;

/** Retries failed pictures, including those that failed before the script ran, with one listener for the whole page. */
export function retryPictures(): void {
  const tries = new WeakMap<HTMLImageElement, number>();

  function retry(image: HTMLImageElement) {
    const tried = tries.get(image) ?? 1;
    if (!image.hasAttribute(RETRY_ATTRIBUTE) || tried === MAX_TRIES) return;
    tries.set(image, tried + 1);
    setTimeout(() => {
      // Setting the same address again loads it again.
      image.src = image.getAttribute('src') ?? '';
    }, RETRY_MS * tried);
  }

  // 'error' events don't bubble, but the capture phase reaches the document.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && retry(target),
    true,
  );
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) retry(image);
  }
}
