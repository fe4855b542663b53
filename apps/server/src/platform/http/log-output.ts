// Where the log goes by default. The logger's own output ends the process with an error that nobody handles when the
// disk behind it is full; a line that can't be written is lost instead.
import { writeSync } from 'node:fs';
import { codeOf } from '../startup-error.ts';

const STDOUT = 1;
/** A pipe whose reader is behind. */
const MAX_TRIES = 1_000;
const WAIT_MS = 1;

export function logOutput(fd = STDOUT): { write(line: string): void } {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  return {
    write(line) {
      let rest = Buffer.from(line);
      for (let tries = 0; rest.length > 0 && tries < MAX_TRIES; tries += 1) {
        try {
          rest = rest.subarray(writeSync(fd, rest));
        } catch (error) {
          if (codeOf(error) !== 'EAGAIN') return;
          Atomics.wait(pause, 0, 0, WAIT_MS);
        }
      }
    },
  };
}
