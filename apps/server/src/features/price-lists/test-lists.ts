// What tests do with price lists, as a vendor.
import type { PriceList, PriceListState } from '@wevisu/contract/price-lists.ts';
import * as contract from '@wevisu/contract/price-lists.ts';
import { expect } from 'vitest';
import type { TestApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import { APPLY_LIST, UNDO_LIST } from './apply-list.ts';
import { CHECK_LIST } from './check-list.ts';
import { READ_HEAD } from './read-head.ts';

const JOBS = [READ_HEAD, CHECK_LIST, APPLY_LIST, UNDO_LIST];

export type TestLists = ReturnType<typeof testLists>;

export function testLists(app: TestApp, token: string) {
  async function send(content: string | Buffer, name = 'list.csv') {
    const file = new File([new Uint8Array(Buffer.from(content as string))], name);
    const answer = await sendForm(app, {
      url: contract.sendPriceList.path,
      fields: { file, file_name: name },
      token,
    });
    expect(answer.body.message).toBe('The file is here. Its columns are read.');
    return answer.body.data as PriceList;
  }

  /** The status of a file that is not taken. */
  async function refused(content: string | Buffer, name = 'list.csv'): Promise<number> {
    const file = new File([new Uint8Array(Buffer.from(content as string))], name);
    const { url, fields } = { url: contract.sendPriceList.path, fields: { file, file_name: name } };
    return (await sendForm(app, { url, fields, token })).status;
  }

  const reach = (id: number, state: PriceListState) => reachOne(id, [state]);

  async function reachOne(id: number, states: readonly PriceListState[]): Promise<PriceList> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const { body } = await app.call(contract.getPriceList, { params: { id } }, { token });
      if (body.data && states.includes(body.data.state)) return body.data;
      for (const name of JOBS) app.app.jobs.wake(name);
      if (Date.now() > deadline) throw new Error(`it stays ${JSON.stringify(body)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  const checkOf = (list: PriceList, over: object = {}) => ({
    ...{ version: list.version, sheet: list.sheet, header_row: list.header_row ?? 1 },
    columns: list.columns.map(({ field, mark, is_discontinued }) => ({
      field,
      mark,
      is_discontinued,
    })),
    ...over,
  });

  async function check(content: string | Buffer, over: object = {}, name?: string) {
    const { id } = await send(content, name);
    const mapped = await reach(id, 'mapping');
    const body = checkOf(mapped, over);
    const answer = await app.call(contract.checkPriceList, { params: { id }, body }, { token });
    expect(answer.body).toMatchObject({ success: true });
    return reach(id, 'checked');
  }

  /** With its columns as they are understood; false if they say too little. */
  async function sendCheck(list: PriceList): Promise<boolean> {
    const body = checkOf(list);
    const params = { id: list.id };
    const answer = await app.call(contract.checkPriceList, { params, body }, { token });
    expect([200, 422]).toContain(answer.status);
    return answer.status === 200;
  }

  const apply = (
    { id, version }: PriceList,
    confirm: number | null = null,
    held_reason: string | null = null,
    stock_reason: string | null = null,
  ) =>
    app.call(
      contract.applyPriceList,
      { params: { id }, body: { version, confirm, held_reason, stock_reason } },
      { token },
    );
  const undo = ({ id, version }: PriceList) =>
    app.call(contract.undoPriceList, { params: { id }, body: { version } }, { token });
  const rows = async (id: number, kind: (typeof contract.PRICE_LIST_ROW_KINDS)[number]) =>
    (await app.call(contract.listPriceListRows, { params: { id }, query: { kind } }, { token }))
      .body.data;
  return { send, refused, reach, reachOne, check, checkOf, sendCheck, apply, undo, rows };
}
