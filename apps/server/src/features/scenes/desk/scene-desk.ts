// Scenes are read and counted here by threads of their own: one of 20,000 nodes takes two seconds, and
// one that was made to be slow must cost its sender an answer, not everybody else theirs.
import { type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { SceneTask, SceneTasks } from './scene-tasks.ts';
import { createSceneThread, type ThreadOptions } from './scene-thread.ts';

export type DeskResult<T extends SceneTask> = Result<
  SceneTasks[T]['output'],
  'scene_too_complex' | 'unavailable'
>;

export interface SceneDesk {
  /**
   * Refused as too complex where there is more to count than a room needs; as unavailable, to be tried again, where
   * too many wait or the machine is too busy. Throws where the task itself failed.
   */
  run<T extends SceneTask>(
    task: T,
    of: { readonly userId: number; readonly input: SceneTasks[T]['input'] },
  ): Promise<DeskResult<T>>;
  close(): Promise<void>;
}

/** Tasks of one account at a time: nobody fills the desk alone. */
const MOST_OF_A_USER = 3;

/** Saves wait for saves alone: counting may take much longer than reading, and printing than counting. */
export function createSceneDesk(options: ThreadOptions): SceneDesk {
  const reading = createSceneThread(options);
  const counting = createSceneThread(options);
  const printing = createSceneThread(options);
  const threadOf = (task: SceneTask) =>
    task === 'check' ? reading : task === 'printBook' ? printing : counting;
  const running = new Map<number, number>();

  function add(userId: number, change: 1 | -1): void {
    const count = (running.get(userId) ?? 0) + change;
    if (count === 0) running.delete(userId);
    else running.set(userId, count);
  }

  return {
    async run<T extends SceneTask>(
      task: T,
      { userId, input }: { readonly userId: number; readonly input: SceneTasks[T]['input'] },
    ) {
      if ((running.get(userId) ?? 0) >= MOST_OF_A_USER) return refuse('unavailable');
      add(userId, 1);
      try {
        // The thread answers a task with that task's own output.
        return (await threadOf(task).run(task, input)) as DeskResult<T>;
      } finally {
        add(userId, -1);
      }
    },
    async close() {
      await Promise.all([reading, counting, printing].map((thread) => thread.close()));
    },
  };
}
