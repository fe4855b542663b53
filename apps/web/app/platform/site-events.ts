/** What parts of the page tell each other without knowing each other. */
export type SiteEvent = 'session-ended' | 'cart-updated' | 'connection-lost' | 'connection-back';

const target = new EventTarget();

export function announce(event: SiteEvent): void {
  target.dispatchEvent(new Event(event));
}

/** Calls back at each such event until the returned function is called. */
export function listenTo(event: SiteEvent, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
