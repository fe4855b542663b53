/** Terminals send Ctrl-C to npm and to us, and npm passes it on: what comes this close together is one wish. */
const sameWishMs = 500;

/**
 * Resolves at the first SIGINT or SIGTERM. A second one, from somebody who does not want to wait, ends the process
 * immediately.
 */
export function stopSignal(): Promise<NodeJS.Signals> {
  let first = 0;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (first === 0) {
          first = Date.now();
          resolve(signal);
        } else if (Date.now() - first > sameWishMs) {
          process.exit(1);
        }
      });
    }
  });
}
