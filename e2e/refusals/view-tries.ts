// A pro tries what another pro keeps of a table.
import * as views from '@wevisu/contract/table-views.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

const state = {
  q: '',
  sort: 'placed',
  dir: 'asc',
  filters: {},
  columns: null,
  is_dense: false,
} as const;

/** A view of the pro's orders; returns its id. */
export async function keepView(app: TestApp, token: string): Promise<number> {
  const body = { table: 'pro.orders', name: 'Mine', state, is_shared: true } as const;
  return (await app.call(views.createTableView, { body }, { token })).body.data.id;
}

export function viewTries(
  of: () => { readonly app: TestApp; readonly otherPro: string; readonly viewId: number },
): readonly Try[] {
  const given = () => {
    const { app, otherPro, viewId } = of();
    return { app, params: { id: viewId }, token: { token: otherPro } };
  };
  return [
    [
      views.updateTableView.name,
      () => {
        const { app, params, token } = given();
        return app.call(views.updateTableView, { params, body: { name: 'Theirs' } }, token);
      },
      404,
    ],
    [
      views.setDefaultView.name,
      () => {
        const { app, params, token } = given();
        return app.call(views.setDefaultView, { params, body: { is_default: true } }, token);
      },
      404,
    ],
    [
      views.deleteTableView.name,
      () => {
        const { app, params, token } = given();
        return app.call(views.deleteTableView, { params }, token);
      },
      404,
    ],
  ];
}
