// The program of a thread that reads, checks and counts scenes. It knows no database.
import { serveTasks } from '@wevisu/workers/serve-tasks.ts';
import { type SceneTask, type SceneTasks, SceneTooComplex, sceneTasks } from './scene-tasks.ts';

export type SceneAnswer<T extends SceneTask> =
  | { readonly result: SceneTasks[T]['output'] }
  | { readonly isTooComplex: true };

/** Each task, with its refusal as a value. */
export type SceneThreadTasks = {
  readonly [T in SceneTask]: (input: SceneTasks[T]['input']) => Promise<SceneAnswer<T>>;
};

async function answer<T extends SceneTask>(
  task: T,
  input: SceneTasks[T]['input'],
): Promise<SceneAnswer<T>> {
  try {
    return { result: await sceneTasks[task](input) };
  } catch (error) {
    if (error instanceof SceneTooComplex) return { isTooComplex: true };
    throw error;
  }
}

serveTasks({
  check: (input) => answer('check', input),
  countOrders: (input) => answer('countOrders', input),
  listWalls: (input) => answer('listWalls', input),
  findNodes: (input) => answer('findNodes', input),
  listNeeds: (input) => answer('listNeeds', input),
  describeRoom: (input) => answer('describeRoom', input),
  printBook: (input) => answer('printBook', input),
  packWhole: (input) => answer('packWhole', input),
} satisfies SceneThreadTasks);
