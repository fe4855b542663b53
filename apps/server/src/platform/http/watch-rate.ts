export interface LeastRate {
  readonly windowMs: number;
  /** Fewer bytes in a window are too slow. */
  readonly minBytes: number;
}

export interface RateWatch {
  /** Resolves with the first window that brought too little. */
  readonly tooSlow: Promise<void>;
  stop(): void;
}

/** Looks once a window at a counter of bytes. */
export function watchRate(bytesRead: () => number, { windowMs, minBytes }: LeastRate): RateWatch {
  const { promise: tooSlow, resolve } = Promise.withResolvers<void>();
  let before = bytesRead();
  const look = () => {
    const now = bytesRead();
    if (now - before < minBytes) resolve();
    before = now;
  };
  // After the bytes that arrived while the process was busy have been read.
  const timer = setInterval(() => setImmediate(look), windowMs).unref();
  return { tooSlow, stop: () => clearInterval(timer) };
}
