/** Whoever opens something adds how to close it; they run last in, first out, each of them, whatever the others do. */
export interface Closers {
  readonly add: (name: string, close: () => Promise<void> | void) => void;
  readonly closeAll: () => Promise<void>;
}

export function createClosers(onError: (name: string, error: unknown) => void): Closers {
  const open: { name: string; close: () => Promise<void> | void }[] = [];
  return {
    add: (name, close) => open.push({ name, close }),
    closeAll: async () => {
      for (let last = open.pop(); last; last = open.pop()) {
        try {
          await last.close();
        } catch (error) {
          onError(last.name, error);
        }
      }
    },
  };
}
