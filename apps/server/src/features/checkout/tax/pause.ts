/** How often in a row it may be down before nobody waits for it. */
const LIMIT = 3;
const PAUSE_MS = 30_000;

/** Leaves a service alone for half a minute that was down several times in a row, so that not every buyer waits for it. */
export function createPause(now: () => Date) {
  let down = 0;
  let until = 0;
  return {
    isOn: () => now().getTime() < until,
    note(state: 'up' | 'down') {
      down = state === 'up' ? 0 : down + 1;
      // One more that is down after the pause begins the next.
      if (down >= LIMIT) until = now().getTime() + PAUSE_MS;
    },
  };
}
