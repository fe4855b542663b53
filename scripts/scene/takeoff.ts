import { productsUsed } from '@wevisu/scene/document/products-used.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { type Command, exitCodes, printed } from './command.ts';
import { openComputable } from './open-scene.ts';

export const takeoff: Command = {
  subject: 'FILE',
  says: 'the takeoff of a scene: quantities, cut lists, boxes, waste, prices',
  options: {},
  async run(given) {
    const { document } = await openComputable(given);
    const used = [...productsUsed(document.nodes).keys()];
    /** Unknown products, which are not counted. */
    const unknown = used.filter((sku) => !Object.hasOwn(document.products, sku));
    const counted = { name: document.name, ...takeoffOf(document), unknownSkus: unknown };
    return { output: printed(counted), exitCode: exitCodes.fine };
  },
};
