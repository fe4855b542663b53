export const colorFamilies = [
  'white',
  'beige',
  'gray',
  'black',
  'brown',
  'blue',
  'green',
  'red',
  'yellow',
  'pink',
  'multicolor',
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/** One authored real-world look: what a shop calls it, how it is found by color, its numbers. */
export type Preset<T> = {
  readonly label: string;
  readonly families: readonly ColorFamily[];
  readonly material: T;
};
