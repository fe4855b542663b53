/** Runs something `ms` after the last `start`. */
export function createRestTimer(ms: number, run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Starts the wait, or starts it over. */
    start(): void {
      clearTimeout(timer);
      timer = setTimeout(run, ms);
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
