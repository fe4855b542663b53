// One person's stream of live events, as a browser keeps it: opened again where it was when its line is cut.
import { type ClientRequest, request } from 'node:http';
import { LIVE_PATH } from '@wevisu/contract/live.ts';
import type { Talker } from '../worlds/talkers.ts';

const AGAIN_MS = 500;

export interface ChatNotice {
  readonly room: string;
  readonly seq: number;
}

export interface EventStream {
  /** Resolves when the server has said that from here on nothing is missed. */
  readonly ready: Promise<void>;
  /** Events that came twice, times everything had to be asked for anew, and times the line was cut. */
  counts(): { readonly doubled: number; readonly resets: number; readonly cuts: number };
  close(): void;
}

export function openStream(
  origin: string,
  { token, visitor }: Talker,
  onChat: (notice: ChatNotice) => void,
): EventStream {
  let [lastId, doubled, resets, cuts, isClosed] = ['', 0, 0, 0, false];
  let current: ClientRequest | null = null;
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });

  function take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => {
        const at = line.indexOf(': ');
        return [line.slice(0, at), line.slice(at + 2)] as const;
      }),
    );
    const [id, kind] = [fields.get('id'), fields.get('event')];
    if (kind === 'ready') isReady();
    if (kind === 'reset') resets++;
    if (kind === 'chat') {
      if (id !== undefined && Number(id) <= Number(lastId)) doubled++;
      onChat(JSON.parse(fields.get('data') ?? '{}'));
    }
    if (id !== undefined) lastId = id;
  }

  function again(): void {
    if (isClosed) return;
    cuts++;
    setTimeout(listen, AGAIN_MS * (0.5 + Math.random()));
  }

  function listen(): void {
    if (isClosed) return;
    let rest = '';
    let isOver = false;
    const over = () => {
      if (!isOver) again();
      isOver = true;
    };
    current = request(
      `${origin}${LIVE_PATH}`,
      {
        agent: false,
        headers: {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': visitor,
          ...(lastId === '' ? {} : { 'last-event-id': lastId }),
        },
      },
      (reply) => {
        if (reply.statusCode !== 200) {
          reply.resume();
          over();
          return;
        }
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => {
          const blocks = (rest + part).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) take(block);
        });
        reply.on('close', over);
        reply.on('error', over);
      },
    );
    current.on('error', over);
    current.end();
  }

  listen();
  return {
    ready,
    counts: () => ({ doubled, resets, cuts }),
    close() {
      isClosed = true;
      current?.destroy();
    },
  };
}
