// A decision that has not left the house yet: it waits some seconds, in which it can be taken back.

export interface Decision {
  /** Of the case. */
  readonly id: string;
  /** What the bar says: 'Approved Diaz & Daughters'. */
  readonly label: string;
  readonly send: () => Promise<unknown>;
}

export interface HeldDecision {
  /** Null while none waits. */
  readonly current: () => Decision | null;
  /** Sends what waited before at once. */
  hold(decision: Decision): void;
  /** Takes it back; nothing was sent. */
  undo(): void;
  /** Sends it at once: the page is left. */
  flush(): void;
  subscribe(listener: () => void): () => void;
}

export function createHeldDecision(delayMs: number): HeldDecision {
  let held: { readonly decision: Decision; readonly timer: ReturnType<typeof setTimeout> } | null =
    null;
  const listeners = new Set<() => void>();

  function change(next: typeof held): void {
    held = next;
    for (const listener of listeners) listener();
  }

  function take(): Decision | null {
    if (held === null) return null;
    clearTimeout(held.timer);
    const { decision } = held;
    change(null);
    return decision;
  }

  function flush(): void {
    void take()?.send();
  }

  return {
    current: () => held?.decision ?? null,
    hold(decision) {
      flush();
      change({ decision, timer: setTimeout(flush, delayMs) });
    },
    undo() {
      take();
    },
    flush,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
