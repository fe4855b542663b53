import type { Readable, Writable } from 'node:stream';

/** Exit codes of the scene command line, documented in docs/scene-format.md. */
export const exitCodes = {
  fine: 0,
  /** check: at least one finding of tier broken or code. */
  findings: 1,
  badUsage: 2,
  /** No such file, no such id, or not a scene. */
  unreadable: 3,
  /** More than the server would save, or compute. */
  tooLarge: 6,
  /** The file named by --out can't be written. */
  unwritable: 4,
  /** An internal error: none of the above applies. */
  failed: 5,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends a command with one sentence on standard error. */
export class CommandFailure extends Error {
  readonly exitCode: ExitCode;
  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.name = 'CommandFailure';
    this.exitCode = exitCode;
  }
}

/** Those of the process, or a test's. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** The arguments of a command, already validated. */
export interface Given {
  /** The word after the command: FILE, ID, or what to list. */
  readonly subject: string;
  readonly options: Readonly<Record<string, string>>;
  readonly streams: Streams;
}

export interface Reply {
  /** For standard output, or for the file that --out names. */
  readonly output: string | Uint8Array;
  readonly exitCode: ExitCode;
  /** For standard error, in addition to the output. */
  readonly notes?: string;
}

export interface Command {
  /** The name of the word after the command in the usage text. */
  readonly subject: string;
  readonly says: string;
  /** Its options, each with the allowed values: a list of words, or any text. */
  readonly options: Readonly<Record<string, readonly string[] | 'text'>>;
  run(given: Given): Promise<Reply>;
}

/** JSON in the format of every command. */
export function printed(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
