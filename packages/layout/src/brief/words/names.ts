// What a person reads for an id of a brief.
import { cardOf, isKindId } from '@wevisu/scene/kinds/card-of.ts';
import { styles } from '@wevisu/scene/styles.ts';

const own: Readonly<Record<string, string>> = {
  any: 'Whole room',
  bath: 'Bathroom',
  laundry: 'Laundry room',
  living: 'Living room',
  dining: 'Dining room',
  office: 'Home office',
  l: 'L-shape',
  u: 'U-shape',
  g: 'G-shape',
  'one-wall': 'One wall',
  washer: 'Washer',
  storage: 'Much storage',
  light: 'Much light',
  'counter-space': 'Much counter space',
  'easy-care': 'Easy to care for',
  kids: 'Good for children',
  pets: 'Good for pets',
  'low-cost': 'Low cost',
  entertaining: 'Good for entertaining',
};

/** The name of a room, a style, a thing, a part, a color or a material: "Counter stool", "White oak". */
export function nameOf(id: string): string {
  if (Object.hasOwn(own, id)) return own[id] ?? id;
  const style = styles.find((one) => one.id === id);
  if (style) return style.label;
  if (isKindId(id)) return cardOf(id).label;
  return `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;
}
