// A pro tries what belongs to another showroom.
import * as clients from '@wevisu/contract/clients.ts';
import * as proOrders from '@wevisu/contract/pro-orders.ts';
import * as tasks from '@wevisu/contract/pro-tasks.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

interface Records {
  readonly app: TestApp;
  readonly otherPro: string;
  readonly orderNumber: string;
  readonly clientId: number;
  readonly taskId: number;
}

/** A task of the showroom's pro; returns its id. */
export async function keepTask(app: TestApp, token: string): Promise<number> {
  const made = await app.call(tasks.createProTask, { body: { title: 'Call' } }, { token });
  return made.body.data.id;
}

export function clientTries(given: () => Records): readonly Try[] {
  const token = () => ({ token: given().otherPro });
  const change = { version: 1, title: 'Mine', due_on: null, client: null, done: true };
  return [
    [
      proOrders.getProOrder.name,
      () => {
        const { app, orderNumber } = given();
        return app.call(proOrders.getProOrder, { params: { number: orderNumber } }, token());
      },
      404,
    ],
    [
      clients.getClient.name,
      () => given().app.call(clients.getClient, { params: { id: given().clientId } }, token()),
      404,
    ],
    [
      clients.saveClientNote.name,
      () => {
        const { app, clientId: id } = given();
        const body = { version: 0, text: 'Mine' };
        return app.call(clients.saveClientNote, { params: { id }, body }, token());
      },
      404,
    ],
    [
      tasks.updateProTask.name,
      () => {
        const { app, taskId: id } = given();
        return app.call(tasks.updateProTask, { params: { id }, body: change }, token());
      },
      404,
    ],
    [
      tasks.deleteProTask.name,
      () => given().app.call(tasks.deleteProTask, { params: { id: given().taskId } }, token()),
      404,
    ],
  ];
}
