// Who waits for a picture of the canvas, and since when.

interface WantedPicture {
  readonly since: number;
  readonly take: (picture: Blob | null) => void;
}

/** A picture is taken when it stands, or with softer light than the first frame's where frames take long. */
const PICTURE_FRAMES = 12;
const PICTURE_MS = 4_000;

export function createPictureQueue(
  canvas: Pick<HTMLCanvasElement, 'toBlob'>,
  refineFrames: number,
) {
  let wanted: readonly WantedPicture[] = [];
  return {
    get isWaiting(): boolean {
      return wanted.length > 0;
    },
    /** Null where it is called off; the others wait on. */
    want(signal?: AbortSignal): Promise<Blob | null> {
      if (signal?.aborted) return Promise.resolve(null);
      const since = performance.now();
      return new Promise((take) => {
        const own = { since, take };
        wanted = [...wanted, own];
        const callOff = () => {
          wanted = wanted.filter((one) => one !== own);
          take(null);
        };
        signal?.addEventListener('abort', callOff, { once: true });
      });
    },
    /** Of a frame that is the mean of so many. A canvas can be read only within the frame that drew it. */
    take(count: number): void {
      const now = performance.now();
      const isDue = ({ since }: WantedPicture) =>
        count >= refineFrames || (count >= PICTURE_FRAMES && now - since > PICTURE_MS);
      for (const { take } of wanted.filter(isDue)) canvas.toBlob(take);
      wanted = wanted.filter((one) => !isDue(one));
    },
    /** All who wait get null. */
    giveUp(): void {
      for (const { take } of wanted) take(null);
      wanted = [];
    },
  };
}
