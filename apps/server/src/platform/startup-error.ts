/** A reason not to start that the person at the keyboard can act on: printed as its lines alone, without a stack. */
export class StartupError extends Error {
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[], options?: ErrorOptions) {
    const all = typeof lines === 'string' ? [lines] : lines;
    super(all.join('\n'), options);
    this.name = 'StartupError';
    this.lines = all;
  }
}

export function messageOf(error: unknown): string {
  // A refused connection to several addresses arrives as an AggregateError with an empty message.
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** The system's or PostgreSQL's short code (`EACCES`, `42P01`), or an empty text. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}
