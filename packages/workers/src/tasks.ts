// The messages between a worker thread and its owner.

/** The tasks of a thread, by name. Inputs and outputs must survive a structured clone. */
// biome-ignore lint/suspicious/noExplicitAny: the inputs of different tasks have nothing in common
export type Tasks = { readonly [name: string]: (input: any) => unknown };
export type TaskName<T extends Tasks> = keyof T & string;
export type InputOf<T extends Tasks, N extends TaskName<T>> = Parameters<T[N]>[0];
export type OutputOf<T extends Tasks, N extends TaskName<T>> = Awaited<ReturnType<T[N]>>;

export interface Request {
  readonly id: number;
  readonly task: string;
  readonly input: unknown;
}

/** `started` comes first: until then a busy machine may still be loading the thread's program. */
export type Reply =
  | { readonly id: number; readonly started: true }
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly error: unknown };
