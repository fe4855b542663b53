// Child processes of the scripts: they share our terminal and get our signals once, and we exit with their code.
import { spawn } from 'node:child_process';

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGKILL: 137, SIGHUP: 129 };

/**
 * Runs a program to its end and gives its exit code.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { onOutput?: (text: string) => void }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  const { onOutput } = options;
  if (onOutput)
    for (const out of [child.stdout, child.stderr]) out?.on('data', (data) => onOutput(`${data}`));
  const passed = new Set();
  const pass = (signal) => {
    // The terminal, npm and a supervisor may each send it: forward it once, and again only after a while.
    if (passed.has(signal)) return;
    passed.add(signal);
    setTimeout(() => passed.delete(signal), 1000).unref();
    child.kill(signal);
  };
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const handler = () => pass(signal);
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const end = () => resolve(code ?? exitCodes[signal] ?? 1);
      if (!onOutput) return end();
      // The rest of its output is still on its way, unless a program that it left behind keeps the pipe open.
      child.once('close', end);
      return setTimeout(end, 2_000).unref();
    });
  }).finally(() => {
    for (const off of handlers) off();
  });
}
