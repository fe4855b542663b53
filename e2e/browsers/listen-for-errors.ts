interface ListeningWindow {
  errorsHeard?: string[];
  isLeft?: boolean;
}

/** Runs in the page: it is about to be left. */
export function leavePage(): void {
  (window as ListeningWindow).isLeft = true;
}

/** Runs in the page: listens for errors of its scripts, and gives those since the last time; null in a page that is left. */
export function listenForErrors(): string[] | null {
  const listening = window as ListeningWindow;
  if (listening.isLeft) return null;
  if (!listening.errorsHeard) {
    const heard: string[] = [];
    listening.errorsHeard = heard;
    addEventListener('error', ({ error, message }) =>
      heard.push(`${message} ${error?.stack ?? ''}`),
    );
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
      heard.push(`${effectiveDirective} forbids ${blockedURI}`),
    );
    const own = console.error;
    console.error = (...words) => {
      heard.push(words.map(String).join(' '));
      own.apply(console, words);
    };
  }
  return listening.errorsHeard.splice(0);
}
