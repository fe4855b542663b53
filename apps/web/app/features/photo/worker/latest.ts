/** Runs one task at a time. Of those that arrive meanwhile, only the newest runs; the others are dropped. */
export function latest<Ask>(run: (ask: Ask) => Promise<void>): (ask: Ask) => void {
  let isRunning = false;
  let next: { readonly ask: Ask } | null = null;

  async function go(ask: Ask): Promise<void> {
    isRunning = true;
    try {
      await run(ask);
    } finally {
      isRunning = false;
      const waiting = next;
      next = null;
      if (waiting) void go(waiting.ask);
    }
  }

  return (ask) => {
    if (isRunning) next = { ask };
    else void go(ask);
  };
}
