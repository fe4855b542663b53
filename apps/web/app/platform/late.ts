import { type ComponentType, lazy } from 'react';
import { listenTo } from './site-events.ts';

/**
 * A part of a page whose code loads when it is first shown. If that fails, its place and everything
 * around it stay as they are, and it loads again once the server answers.
 */
export function late<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() => untilLoaded(load));
}

/** Never rejects; the connection note says that something is missing. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await connectionBack();
    }
  }
}

function connectionBack(): Promise<void> {
  return new Promise((resolve) => {
    const stop = listenTo('connection-back', () => {
      stop();
      resolve();
    });
  });
}
