// The calls of own pictures, tried on somebody else's picture.

import type { CallArgs, CallDefinition } from '@wevisu/contract/call.ts';
import * as pictures from '@wevisu/contract/own-pictures.ts';
import type { PlainIds } from '@wevisu/domain/ids.ts';
import sharp from 'sharp';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import { sendForm } from '../../apps/server/src/test-form.ts';
import type { Try } from './project-tries.ts';

interface World {
  readonly app: TestApp;
  readonly stranger: string;
  readonly pictureId: number;
}

/** Creates a picture with a mark on it; returns its id. */
export async function keepPicture(app: TestApp, token: string): Promise<number> {
  const room = { width: 400, height: 300, channels: 3, background: '#8a8' } as const;
  const bytes = await sharp({ create: room }).jpeg().toBuffer();
  const picture = new File([new Uint8Array(bytes)], 'room.jpg', { type: 'image/jpeg' });
  await sendForm(app, { url: pictures.uploadOwnPicture.path, fields: { picture }, token });
  const { body } = await app.call(pictures.listOwnPictures, {}, { token });
  const id = body.data[0]?.id ?? 0;
  const marked = { marks: { corners: [[1, 2]] }, base_revision: 0 };
  await app.call(pictures.saveOwnPictureMarks, { params: { id }, body: marked }, { token });
  return id;
}

/** `world` is called when a try is sent: it does not exist yet when tests are listed. */
export function pictureTries(world: () => World): Try[] {
  function attempt<C extends CallDefinition>(
    definition: C,
    argsOf: (params: { readonly id: number }) => PlainIds<CallArgs<C>>,
  ): Try {
    const send = () => {
      const { app, stranger, pictureId } = world();
      return app.call(definition, argsOf({ id: pictureId }), { token: stranger });
    };
    return [definition.name, send as Try[1], 404];
  }
  return [
    attempt(pictures.getOwnPicture, (params) => ({ params })),
    attempt(pictures.getOwnPictureFile, (params) => ({ params, query: {} })),
    attempt(pictures.renameOwnPicture, (params) => ({ params, body: { name: 'Mine' } })),
    attempt(pictures.saveOwnPictureMarks, (params) => ({
      params,
      body: { marks: { mine: 1 }, base_revision: 1 },
    })),
    attempt(pictures.deleteOwnPicture, (params) => ({ params })),
  ];
}
