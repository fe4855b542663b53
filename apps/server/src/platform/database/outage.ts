// Tells errors of a database that is away or overloaded from those of a wrong statement.

/** Of the network and of PostgreSQL: shutting down, starting, out of connections or of disk, connection lost. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

/** pg's own errors have no code. */
const NOT_SENT = 'not queryable';
const WORDS = [
  NOT_SENT,
  'Connection terminated',
  'Client was closed',
  'timeout exceeded when trying to connect',
  'terminated due to connection timeout',
];

interface Told {
  readonly code?: string;
  readonly syscall?: string;
  readonly message?: string;
}

/** True of what will pass: try again in a moment. */
export function isOutage(error: unknown): boolean {
  const { code = '', syscall, message = '' } = (error ?? {}) as Told;
  // A file that is missing has the same code as a socket that is.
  if (code === 'ENOENT') return syscall === 'connect';
  return CODES.has(code) || WORDS.some((words) => message.includes(words));
}

/** True if the statement never left: its connection was found broken before. */
export function wasNotSent(error: unknown): boolean {
  const { code, syscall, message = '' } = (error ?? {}) as Told;
  return (code === 'EPIPE' && syscall === 'write') || message.includes(NOT_SENT);
}
