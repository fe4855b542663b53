/** Events between parts of the page that do not know each other. */
export type SiteEvent = 'session-ended' | 'cart-updated' | 'connection-lost' | 'connection-back';

const target = new EventTarget();

export function announce(event: SiteEvent): void {
  target.dispatchEvent(new Event(event));
}

/** Calls back on each such event until the returned function is called. */
export function listenTo(event: SiteEvent, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
