import type { CallInput } from '@wevisu/contract/call.ts';
import {
  createProTask,
  deleteProTask,
  listProTasks,
  type ProTask,
  updateProTask,
} from '@wevisu/contract/pro-tasks.ts';
import { call } from '../../platform/api.ts';

const quiet = { isQuiet: true } as const;

export async function fetchTasks(done: boolean) {
  return (await call(listProTasks, { query: { done } }, quiet)).data;
}

export function addTask(body: CallInput<typeof createProTask>['body']) {
  return call(createProTask, { body }, quiet);
}

export function checkOff(task: ProTask, done: boolean) {
  const { id, version, title, due_on, client } = task;
  const body = { version, title, due_on, client: client?.id ?? null, done };
  return call(updateProTask, { params: { id }, body }, quiet);
}

export function dropTask(id: number) {
  return call(deleteProTask, { params: { id } }, quiet);
}
