// Restarts a program when one of its sources changes. Node's own --watch mistakes files that Vite writes and imports
// for changes, and mixes its own messages with those of worker threads.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { say } from './say.mjs';

/** Debounce: an editor saves in several steps, a branch switch in many. */
const quietMs = 200;

/**
 * Runs until a signal ends it; returns the last exit code.
 * @param {{ program: string, args: readonly string[], cwd: string, folders: readonly string[] }} options
 * @returns {Promise<number>}
 */
export function runWatched({ program, args, cwd, folders }) {
  let child = null;
  let timer;
  let stopping = false;

  return new Promise((resolve) => {
    function start() {
      child = spawn(program, args, { cwd, stdio: 'inherit' });
      child.once('exit', (code, signal) => {
        child = null;
        if (stopping) resolve(code ?? 1);
        else if (restarting) restart();
        else say(`It ended (${signal ?? code}); the next change starts it again`);
      });
    }

    let restarting = false;
    function restart() {
      restarting = child !== null;
      if (child) child.kill('SIGTERM');
      else start();
    }

    for (const folder of folders) {
      watch(folder, { recursive: true }, (_event, file) => {
        if (!/\.(ts|sql|mjml|html)$/.test(file ?? '') || /\.test\.ts$/.test(file ?? '')) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (stopping) return;
          say(`Restarting: ${file} has changed`);
          restart();
        }, quietMs);
      });
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        if (stopping) return;
        stopping = true;
        if (child) child.kill(signal);
        else resolve(0);
      });
    }
    start();
  });
}
