// A WebSocket to the server that comes back by itself, at growing intervals.

export interface LineOptions {
  /** Of the endpoint, with ws: or wss:. */
  readonly url: string;
  /** What is said first, as JSON; null if there is nobody to say it now. */
  readonly hello: () => object | null;
  readonly onText: (text: string) => void;
  readonly onBytes: (bytes: Uint8Array) => void;
  /** The connection is gone, by this close code. Another is tried unless the line is closed here. */
  readonly onLost: (code: number) => void;
  /** There is nobody to say hello; the line is over. */
  readonly onNobody: () => void;
}

export interface Line {
  /** To nobody if there is no connection. */
  send(data: string | Uint8Array<ArrayBuffer>): void;
  /** The connection works: the next one is tried soon. */
  works(): void;
  /** The network is back. */
  retry(): void;
  close(): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** The server shows every 20 s that it is there. */
const SILENCE_MS = 50_000;

export function openLine(options: LineOptions): Line {
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT_MS;
  let isOver = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(retryTimer);
    if (isOver || socket !== null) return;
    if (options.hello() === null) {
      isOver = true;
      // Not before whoever opened the line has it.
      queueMicrotask(options.onNobody);
      return;
    }
    const own = new WebSocket(options.url);
    own.binaryType = 'arraybuffer';
    socket = own;
    const watch = () => {
      clearTimeout(silence);
      silence = setTimeout(() => lose(own, 1006), SILENCE_MS);
    };
    own.addEventListener('open', () => own.send(JSON.stringify(options.hello())));
    own.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (socket !== own) return;
      watch();
      if (typeof data === 'string') options.onText(data);
      else options.onBytes(new Uint8Array(data));
    });
    own.addEventListener('close', ({ code }) => lose(own, code));
    watch();
  }

  function lose(lost: WebSocket, code: number): void {
    if (socket !== lost) return;
    socket = null;
    clearTimeout(silence);
    lost.close();
    options.onLost(code);
    if (isOver) return;
    retryTimer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  connect();
  return {
    send(data) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(data);
    },
    works() {
      wait = FIRST_WAIT_MS;
    },
    retry() {
      wait = FIRST_WAIT_MS;
      connect();
    },
    close() {
      isOver = true;
      clearTimeout(retryTimer);
      clearTimeout(silence);
      const own = socket;
      socket = null;
      own?.close();
    },
  };
}
