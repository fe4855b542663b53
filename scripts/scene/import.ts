import { basename } from 'node:path';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { importDxf } from '@wevisu/scene/exchange/dxf/import-dxf.ts';
import { type Imported, ImportUnreadable } from '@wevisu/scene/exchange/import-finding.ts';
import {
  importRoomPlan,
  looksLikeRoomPlan,
} from '@wevisu/scene/exchange/roomplan/import-roomplan.ts';
import { type Command, CommandFailure, exitCodes, printed } from './command.ts';
import { readText } from './open-scene.ts';

function read(text: string, name: string): Imported {
  return looksLikeRoomPlan(text) ? importRoomPlan(text, name) : importDxf(text, name);
}

export const importFile: Command = {
  subject: 'FILE',
  says: 'a new scene from a DXF drawing or a RoomPlan scan (JSON); what was guessed, repaired or left out goes to standard error as JSON',
  options: { name: 'text', out: 'text' },
  async run(given) {
    const { subject, options } = given;
    const text = await readText(given);
    if (text === null)
      throw new CommandFailure(exitCodes.unreadable, `There is no file ${subject}.`);
    const ofFile = subject === '-' ? 'Imported plan' : basename(subject).replace(/\.[^.]*$/, '');
    try {
      const { document, findings } = read(text, options.name ?? ofFile);
      return {
        output: writeScene(document),
        exitCode: exitCodes.fine,
        notes: printed({ findings }),
      };
    } catch (error) {
      if (!(error instanceof ImportUnreadable)) throw error;
      const what = subject === '-' ? 'Standard input' : subject;
      throw new CommandFailure(exitCodes.unreadable, `${what}: ${error.message}`);
    }
  },
};
