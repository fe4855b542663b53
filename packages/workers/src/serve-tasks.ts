import { parentPort, type Transferable } from 'node:worker_threads';
import type { Reply, Request, Tasks } from './tasks.ts';

/**
 * The program of a worker thread: answers requests with what its tasks return or throw.
 *
 * @param transferOf buffers of an output to transfer to the other thread instead of copying
 */
export function serveTasks(
  tasks: Tasks,
  transferOf: (output: unknown) => Transferable[] = () => [],
): void {
  const reply = (message: Reply, transfer: Transferable[] = []) =>
    parentPort?.postMessage(message, transfer);
  parentPort?.on('message', async ({ id, task, input }: Request) => {
    reply({ id, started: true });
    try {
      const work = tasks[task];
      if (work === undefined) throw new Error(`no task ${task}`);
      const output = await work(input);
      reply({ id, output }, transferOf(output));
    } catch (error) {
      reply({ id, error });
    }
  });
}
