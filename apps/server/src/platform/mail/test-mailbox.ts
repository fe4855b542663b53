// A real mail server for tests: takes mail for everybody and reads it as a mail program would.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  /** Of its parts: 'multipart/alternative' holds the same in several forms. */
  readonly kind: string;
  readonly html: string;
  readonly text: string;
}

export interface TestMailbox {
  readonly smtpUrl: string;
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** Where `isFull` is given, it refuses mail for those addresses until they have room again. */
export async function startTestMailbox(
  isFull: (address: string) => boolean = () => false,
): Promise<TestMailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const error = Object.assign(new Error('The mailbox is full'), { responseCode: 452 });
      done(isFull(address) ? error : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        for (const { address } of envelope.rcptTo) mails.push({ ...readMail(raw), to: address });
        done();
      });
    },
  });
  const port = await new Promise<number>((done) => {
    const listening = server.listen(0, '127.0.0.1', () =>
      done((listening.address() as AddressInfo).port),
    );
  });
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

interface Part {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function readMail(raw: string): Omit<ReceivedMail, 'to'> {
  const whole = readPart(raw);
  const kind = whole.headers['content-type'] ?? '';
  const boundary = /boundary="?([^";]+)"?/.exec(kind)?.[1];
  if (boundary === undefined) throw new Error(`A mail with one form only: ${kind}`);
  const parts = whole.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')));
  const find = (type: string) =>
    decodeBody(parts.find(({ headers }) => headers['content-type']?.startsWith(type)));
  return {
    kind: kind.split(';')[0] ?? '',
    from: whole.headers.from ?? '',
    subject: whole.headers.subject ?? '',
    html: find('text/html'),
    text: find('text/plain'),
  };
}

function readPart(raw: string): Part {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  return { headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}

function decodeBody(part: Part | undefined): string {
  if (part === undefined) return '';
  const encoding = part.headers['content-transfer-encoding']?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  const bytes =
    encoding === 'quoted-printable'
      ? part.body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
            String.fromCharCode(Number.parseInt(hex, 16)),
          )
      : part.body;
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}
