import { readBuiltRooms } from '../../db/demo/rooms/room-files.ts';
import { type Command, CommandFailure, exitCodes, printed } from './command.ts';

export const list: Command = {
  subject: 'plans|templates',
  says: 'the floor plans or templates to start from',
  options: {},
  async run({ subject }) {
    if (subject !== 'plans' && subject !== 'templates') {
      throw new CommandFailure(
        exitCodes.badUsage,
        `list takes plans or templates, not ${subject}.`,
      );
    }
    const rooms = await readBuiltRooms();
    const plans = rooms.plans.toSorted((a, b) => a.position - b.position);
    const rows =
      subject === 'plans'
        ? plans.map(({ scene, svg, ...row }) => row)
        : rooms.templates.map(({ scene, orders, ...row }) => ({ ...row, products: orders.length }));
    return { output: printed(rows), exitCode: exitCodes.fine };
  },
};
