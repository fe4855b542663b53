// What every browser can do for a visitor, whichever way it is driven.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface BrowserWindow {
  /** The browser's own name and version. */
  readonly version: string;
  open(url: string): Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments, which are JSON. */
  run<A extends readonly unknown[], R>(code: (...args: A) => R, ...args: A): Promise<R>;
  press(at: Spot): Promise<void>;
  drag(from: Spot, to: Spot): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** Errors of scripts since the last time. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Browser {
  readonly name: string;
  /** Why it can't be started here, with the command that changes this; null where it can. */
  missing(): string | null;
  /** @param display Where it puts its window; null for the screen of this machine. */
  start(display: string | null): Promise<BrowserWindow>;
}

/** The size of the page, in CSS pixels. */
export const PAGE = { width: 1440, height: 900 } as const;
