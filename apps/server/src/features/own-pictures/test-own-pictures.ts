// Own pictures of one account: sent, listed and read, for tests.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@wevisu/contract/own-pictures.ts';
import { expect } from 'vitest';
import { testPicture } from '../../platform/uploads/test-pictures.ts';
import type { TestApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';

export const { path } = contract.uploadOwnPicture;

export const fileOf = (content: Uint8Array | string, name = 'a.jpg', type = 'image/jpeg') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

export function ownPicturesOf(app: TestApp, owner: { readonly token: string }) {
  function upload(
    content: Uint8Array | string,
    { name = '', token = owner.token }: { readonly name?: string; readonly token?: string } = {},
  ) {
    return sendForm(app, { url: path, fields: { name, picture: fileOf(content) }, token });
  }

  async function list(token = owner.token) {
    return (await app.call(contract.listOwnPictures, {}, { token })).body.data;
  }

  return {
    upload,
    list,
    readFile: (id: number, size: 'full' | 'small', headers: Record<string, string> = {}) =>
      app.app.http.inject({
        method: 'GET',
        url: `${path}/${id}/file?size=${size}`,
        headers: { authorization: `Bearer ${owner.token}`, ...headers },
      }),
    /** Names of all files in the store. */
    async keptFiles(): Promise<string[]> {
      const found = await readdir(join(app.dataDir, 'files', 'pictures')).catch(() => []);
      return found.sort();
    },
    countRows: async (): Promise<number> =>
      (await app.pool.query('select count(*)::int as n from own_pictures')).rows[0].n,
    async keep(token = owner.token) {
      expect((await upload(await testPicture('png'), { token })).status).toBe(201);
      const [newest] = await list(token);
      if (!newest) throw new Error('nothing is kept');
      return newest;
    },
  };
}
export type OwnPictures = ReturnType<typeof ownPicturesOf>;
