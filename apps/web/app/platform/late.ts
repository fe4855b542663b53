import { type ComponentType, lazy } from 'react';
import { listenTo } from './site-events.ts';

/**
 * A part of a page whose code comes when it is first shown. Where it does not come, its place stays as it
 * is, and so does everything around it: it is loaded again once the server answers.
 */
export function late<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() => untilLoaded(load));
}

/** Never rejects; whoever shows the connection's state says that something is missing. */
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
