// What homeowners write when they ask about a line, and what staff answer.
import { declineText } from '@wevisu/domain/orders/decline-reasons.ts';
import { readTable } from '../table.ts';

export const asked = readTable(
  ['kind', 'reason', 'note'],
  `
  cancel | changed_mind | The contractor suggested another size.
  cancel | changed_mind | We decided to keep the old one for now.
  cancel | wrong_item | I meant the brushed finish.
  cancel | wrong_item |
  cancel | wrong_quantity | I counted the closet twice.
  cancel | wrong_quantity |
  cancel | wrong_address | We move before it would arrive.
  cancel | other | Our kitchen is put off until next year.
  return | not_as_expected | The color is warmer than on my screen.
  return | not_as_expected | It looks too dark next to the counter.
  return | wrong_item | I ordered the left-hand model by mistake.
  return | wrong_item |
  return | too_much | The installer needed less than we planned.
  return | too_much | Two rooms were laid with what was left over.
  return | too_much |
  return | other | The client chose another one after all.
  incomplete | missing | One box of the pallet is not here.
  incomplete | missing | The mounting hardware was not in the box.
  incomplete | damaged | A corner is chipped. I can send pictures.
  incomplete | damaged | Three boxes got wet on the way.
  incomplete | wrong_goods | The finish on the label is another one.
`,
);

const answerRows = readTable(
  ['kind', 'state', 'text'],
  `
  cancel | granted | It has not left the warehouse. The amount on your card is free again.
  cancel | granted | Canceled, as you asked.
  cancel | refused | It is already with the carrier. You can return it once it has arrived.
  cancel | refused | It was cut to your measure, so the vendor cannot take it back.
  return | granted | Please keep the original boxes. The carrier picks them up at your door.
  return | granted | Please write the order number on the package.
  return | refused | The boxes were opened and laid, so we cannot take them back.
  return | refused | It was made to order, as its page says.
  incomplete | granted | The missing goods are on their way to you, at no charge.
  incomplete | granted | The vendor sends a replacement this week.
  incomplete | refused | The carrier's weight shows that the shipment was complete.
`,
);

export function answersTo(kind: string, state: string): readonly string[] {
  return answerRows
    .filter((row) => row.kind === kind && row.state === state)
    .map(({ text }) => text);
}

export const declineReasons = [
  declineText('out_of_stock', ''),
  declineText('out_of_stock', 'The next lot is fired in three weeks.'),
  declineText('discontinued', ''),
  declineText('damaged', 'Two of the slabs cracked on the rack.'),
  declineText('no_delivery', ''),
] as const;
