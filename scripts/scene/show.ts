import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { type Command, exitCodes } from './command.ts';
import { openRoom } from './open-scene.ts';

export const show: Command = {
  subject: 'ID',
  says: 'the scene of a floor plan or template, with its products',
  options: {},
  async run({ subject }) {
    const { document, unread } = await openRoom(subject);
    return { output: writeScene(document, unread), exitCode: exitCodes.fine };
  },
};
