// The pictures of the canvas that someone waits for.

interface Request {
  readonly since: number;
  /** The first frame will do, however rough. */
  readonly isQuick: boolean;
  readonly resolve: (picture: Blob | null) => void;
}

/** On slow devices a picture of this many frames is good enough after this time. */
const MIN_FRAMES = 12;
const MAX_WAIT_MS = 4_000;

/** @param refineFrames Frames of a complete mean. */
export function createPictureQueue(
  canvas: Pick<HTMLCanvasElement, 'toBlob'>,
  refineFrames: number,
) {
  let requests: readonly Request[] = [];

  function serveAll(isDue: (request: Request) => boolean): void {
    for (const { resolve } of requests.filter(isDue)) canvas.toBlob(resolve);
    requests = requests.filter((one) => !isDue(one));
  }

  return {
    get isWaiting(): boolean {
      return requests.length > 0;
    },
    /** Someone waits for more than the first frame. */
    get wantsFine(): boolean {
      return requests.some(({ isQuick }) => !isQuick);
    },
    /** Resolves with the next picture that is good enough; null if the signal aborts first or the queue closes. */
    request(signal?: AbortSignal, isQuick = false): Promise<Blob | null> {
      if (signal?.aborted) return Promise.resolve(null);
      const since = performance.now();
      return new Promise((resolve) => {
        const own = { since, isQuick, resolve };
        requests = [...requests, own];
        const abort = () => {
          requests = requests.filter((one) => one !== own);
          resolve(null);
        };
        signal?.addEventListener('abort', abort, { once: true });
      });
    },
    /**
     * Serves the requests for which a mean of `frameCount` frames is good enough. Call it within the frame that drew
     * the canvas: a canvas can't be read later.
     */
    serve(frameCount: number): void {
      const now = performance.now();
      const isDue = ({ since }: Request) =>
        frameCount >= refineFrames || (frameCount >= MIN_FRAMES && now - since > MAX_WAIT_MS);
      serveAll(isDue);
    },
    /** Serves those who take any frame, within the frame that drew the canvas. */
    serveQuick(): void {
      serveAll(({ isQuick }) => isQuick);
    },
    /** Resolves all open requests with null. */
    close(): void {
      for (const { resolve } of requests) resolve(null);
      requests = [];
    },
  };
}
