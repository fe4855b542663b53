import type { Readable, Writable } from 'node:stream';

/** Exit codes of the scene's command line; docs/scene-format.md tells people of them. */
export const exitCodes = {
  fine: 0,
  /** check: at least one finding of tier broken or code. */
  findings: 1,
  badUsage: 2,
  /** No such file, no such id, or no scene in it. */
  unreadable: 3,
  /** The file named by --out can't be written. */
  unwritable: 4,
  /** A fault of ours: none of the above may be concluded. */
  failed: 5,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends a command with one plain sentence on standard error. */
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

/** What a command is given, already checked against what it takes. */
export interface Given {
  /** The one word after the command: FILE, ID, or what to list. */
  readonly subject: string;
  readonly options: Readonly<Record<string, string>>;
  readonly streams: Streams;
}

export interface Reply {
  /** For standard output, or for the file that --out names. */
  readonly output: string | Uint8Array;
  readonly exitCode: ExitCode;
  /** For standard error, beside the output. */
  readonly notes?: string;
}

export interface Command {
  /** How the word after the command is called in the usage. */
  readonly subject: string;
  readonly says: string;
  /** Options that it takes, each with what may follow: a list of words, or any text. */
  readonly options: Readonly<Record<string, readonly string[] | 'text'>>;
  run(given: Given): Promise<Reply>;
}

/** JSON as every command prints it. */
export function printed(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
