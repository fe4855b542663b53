// When a frame is drawn: one for all who ask for it, and further ones as the last one decides.
import type { NextFrame } from './frame-state.ts';
import type { Pace } from './pace.ts';
import { createRestTimer } from './rest-timer.ts';

/** A slow device waits this long without a change before it draws what takes long. */
const REST_MS = 200;
/** Longest step of anything that moves by itself, seconds: it doesn't jump after a stall. */
const MAX_STEP_SECONDS = 0.1;

/** @param draw Gets the seconds since the last frame. */
export function createFrameClock(draw: (seconds: number) => NextFrame, pace: Pace | null) {
  /** Of the frame that is requested; 0 for none. */
  let requestId = 0;
  let lastTime = 0;
  let next: NextFrame = 'none';
  let isClosed = false;
  const rest = createRestTimer(REST_MS, request);

  function request(): void {
    if (requestId === 0 && !isClosed) requestId = requestAnimationFrame(tick);
  }

  function tick(time: number): void {
    requestId = 0;
    rest.stop();
    const elapsedMs = time - lastTime;
    lastTime = time;
    // Only frames of a growing mean follow each other as fast as the device can.
    if (next === 'next') pace?.addFrame(elapsedMs);
    next = draw(Math.min(MAX_STEP_SECONDS, elapsedMs / 1000 || 0.016));
    if (next === 'after') rest.start();
    else if (next !== 'none') request();
  }

  return {
    request,
    close(): void {
      isClosed = true;
      cancelAnimationFrame(requestId);
      rest.stop();
    },
  };
}
