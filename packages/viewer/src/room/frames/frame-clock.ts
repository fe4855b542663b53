// When a frame is drawn: once for all that asks for it, and further ones as the last one says.
import type { Pace } from './pace.ts';

/** A slow device draws what takes long when nothing has changed for a moment. */
const REST_MS = 200;
/** What moves by itself does not jump after a halt, seconds. */
const MOST_SECONDS = 0.1;

/** What comes after a frame: another `after` a moment of rest, another `now`, of a `whole` one, or none. */
export type NextFrame = 'whole' | 'now' | 'after' | 'none';

/** @param draw Gets the seconds since the frame before. */
export function createFrameClock(draw: (seconds: number) => NextFrame, pace: Pace | null) {
  let asked = 0;
  let last = 0;
  let next: NextFrame = 'none';
  let rest: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function request(): void {
    if (asked === 0 && !isClosed) asked = requestAnimationFrame(tick);
  }

  function tick(time: number): void {
    asked = 0;
    clearTimeout(rest);
    const passed = time - last;
    last = time;
    if (next === 'whole') pace?.next(passed);
    next = draw(Math.min(MOST_SECONDS, passed / 1000 || 0.016));
    if (next === 'after') rest = setTimeout(request, REST_MS);
    else if (next !== 'none') request();
  }

  return {
    request,
    close(): void {
      isClosed = true;
      cancelAnimationFrame(asked);
      clearTimeout(rest);
    },
  };
}
