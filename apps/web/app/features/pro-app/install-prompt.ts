// The browser offers to install the app once, soon after the page has loaded; the offer is held for whoever asks.

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function set(next: InstallPrompt | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault();
  set(event as InstallPrompt);
});
globalThis.addEventListener?.('appinstalled', () => set(null));

export function listenToOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const hasOffer = () => offer !== null;

/** An offer can be taken once. */
export function install(): void {
  void offer?.prompt();
  set(null);
}
