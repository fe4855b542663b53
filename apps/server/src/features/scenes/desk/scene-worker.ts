// A thread that reads, checks and counts scenes. It knows no database.
import { parentPort } from 'node:worker_threads';
import { type SceneTask, type SceneTasks, SceneTooComplex, sceneTasks } from './scene-tasks.ts';

export interface SceneJob<T extends SceneTask = SceneTask> {
  readonly id: number;
  readonly task: T;
  readonly input: SceneTasks[T]['input'];
}

/** That a job was begun comes first: until then a busy machine may still be loading the thread. */
export type SceneJobAnswer =
  | { readonly id: number; readonly begun: true }
  | { readonly id: number; readonly isTooComplex: true }
  | { readonly id: number; readonly output: SceneTasks[SceneTask]['output'] }
  | { readonly id: number; readonly error: string };

parentPort?.on('message', async (job: SceneJob) => {
  parentPort?.postMessage({ id: job.id, begun: true } satisfies SceneJobAnswer);
  parentPort?.postMessage(await answer(job));
});

async function answer<T extends SceneTask>({
  id,
  task,
  input,
}: SceneJob<T>): Promise<SceneJobAnswer> {
  try {
    return { id, output: await sceneTasks[task](input) };
  } catch (error) {
    if (error instanceof SceneTooComplex) return { id, isTooComplex: true };
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
