// The program of a thread that makes designs. It knows no database.
import { serveTasks } from '@wevisu/workers/serve-tasks.ts';
import { type DesignInput, designRoom } from './design-tasks.ts';

export type DesignThreadTasks = typeof tasks;

const tasks = { design: (input: DesignInput) => designRoom(input) };

serveTasks(tasks);
