// Which plan is offered in which styles: those that suit each other.
import { type StyleId, styles } from '@wevisu/scene/styles.ts';
import { readList, readTable } from '../../table.ts';

const rows = readTable(
  ['plan', 'styles'],
  `
  kitchen-one-wall-14x10          | scandinavian, farmhouse
  kitchen-studio-11x8             | japandi, mid-century
  kitchen-one-wall-island-17x14   | modern, transitional, japandi
  kitchen-galley-8x13             | coastal, scandinavian
  kitchen-galley-9x15             | industrial, traditional
  kitchen-l-10x11                 | farmhouse, modern
  kitchen-l-12x13                 | mediterranean, mid-century
  kitchen-l-island-14x16          | farmhouse, modern, coastal
  kitchen-l-island-16x18          | transitional, industrial, japandi
  kitchen-l-breakfast-14x14       | scandinavian, traditional
  kitchen-u-10x11                 | transitional
  kitchen-u-12x13                 | traditional, mid-century
  kitchen-u-island-17x17          | mediterranean, farmhouse
  kitchen-g-13x15                 | coastal
  kitchen-peninsula-12x14         | scandinavian
  kitchen-peninsula-15x16         | modern, mid-century
  kitchen-two-wall-island-15x17   | japandi, industrial
  kitchen-chef-18x19              | traditional, transitional, mediterranean
  kitchen-double-island-20x21     | modern, coastal
  kitchen-eat-in-15x17            | farmhouse, mediterranean
  kitchen-island-sink-16x16       | scandinavian, industrial
  kitchen-corner-sink-12x12       | coastal, transitional
  powder-5x6                      | traditional, mid-century
  powder-narrow-4x7               | industrial, mediterranean
  powder-window-6x6               | modern, japandi
  bath-hall-5x8                   | farmhouse, coastal, scandinavian
  bath-hall-5x9                   | modern, traditional
  bath-guest-shower-5x9           | transitional, industrial
  bath-walk-in-6x10               | japandi, scandinavian, modern
  bath-corner-shower-7x8          | coastal, farmhouse
  bath-neo-angle-6x8              | mid-century, traditional
  bath-family-8x10                | transitional, farmhouse
  bath-clawfoot-8x9               | traditional, farmhouse, mediterranean
  bath-primary-9x11               | coastal, transitional
  bath-primary-10x13              | japandi, mediterranean
  bath-suite-13x14                | modern, traditional, industrial
  bath-wet-room-8x9               | japandi, scandinavian
  bath-accessible-9x9             | transitional
  living-14x17                    | scandinavian, mid-century
  living-fireplace-15x18          | traditional, transitional, farmhouse
  living-great-room-18x22         | modern, coastal
  living-small-11x13              | industrial, japandi
  dining-12x14                    | traditional, mid-century, farmhouse
  dining-round-11x11              | coastal, mediterranean
  bedroom-primary-14x15           | modern, farmhouse, traditional
  bedroom-suite-16x18             | japandi, transitional
  bedroom-guest-11x12             | coastal, scandinavian
  bedroom-kids-10x11              | scandinavian
  office-10x11                    | industrial, mid-century
  laundry-6x8                     | farmhouse, modern
  laundry-mudroom-9x10            | coastal, transitional
  entry-7x9                       | scandinavian
  entry-foyer-10x12               | traditional, mid-century
  patio-dining-16x14              | mediterranean, coastal
  patio-lounge-18x16              | modern, japandi, mediterranean
  pool-deck-30x36                 | coastal, modern, mediterranean
  front-yard-34x26                | farmhouse, transitional, mid-century
  house-cottage-24x28             | farmhouse
  house-two-bedroom-32x34         | transitional
  house-loft-24x32                | industrial
`,
);

export interface TemplateRow {
  readonly plan: string;
  readonly style: StyleId;
  /** How many templates of the style are before it: palettes take turns. */
  readonly turn: number;
}

export function listTemplateRows(): TemplateRow[] {
  const turns = new Map<StyleId, number>();
  return rows.flatMap(({ plan, styles: text }) =>
    readList(text).map((word) => {
      const style = styles.find(({ id }) => id === word)?.id;
      if (!style) throw new Error(`There is no style ${word}`);
      const turn = turns.get(style) ?? 0;
      turns.set(style, turn + 1);
      return { plan, style, turn };
    }),
  );
}
