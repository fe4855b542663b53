// If a page part cannot be loaded, React Router reloads the window. Without a connection that ends on
// the browser's error page and loses what was typed, so such a reload is blocked.

interface NavigateEvent extends Event {
  readonly navigationType: string;
  readonly userInitiated: boolean;
}

/**
 * Asks before each reload that no person started, until the returned function is called; true blocks it.
 * A browser without the Navigation API reloads as usual.
 */
export function guardReloads(isHeld: () => boolean): () => void {
  const navigation: EventTarget | undefined = Reflect.get(globalThis, 'navigation');
  const listen = (event: Event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    if (navigationType !== 'reload' || userInitiated || !event.cancelable) return;
    if (isHeld()) event.preventDefault();
  };
  navigation?.addEventListener('navigate', listen);
  return () => navigation?.removeEventListener('navigate', listen);
}
