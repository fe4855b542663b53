// React Router answers a page part that cannot be loaded by reloading the window. Without a connection
// that ends in the browser's own error page, and what was typed is gone: such a reload is held back.

interface NavigateEvent extends Event {
  readonly navigationType: string;
  readonly userInitiated: boolean;
}

/**
 * Asks before each reload that no person asked for, until the returned function is called; true holds it back.
 * A browser without the Navigation API reloads as before.
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
