import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { type Command, exitCodes } from './command.ts';
import { openScene } from './open-scene.ts';

export const migrate: Command = {
  subject: 'FILE',
  says: 'the scene in the current format; unreadable parts stay as they are',
  options: { out: 'text' },
  async run(given) {
    const { document, unread } = await openScene(given);
    return { output: writeScene(document, unread), exitCode: exitCodes.fine };
  },
};
