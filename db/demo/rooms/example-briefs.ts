/** Briefs of the examples of AI 3D design, as they stand on its page; each is a run of the demo's homeowner. */
export interface ExampleBrief {
  readonly id: string;
  readonly text: string;
  /** Which of its designs everybody is shown. */
  readonly shown: 1 | 2 | 3;
}

export const EXAMPLE_BRIEFS: readonly ExampleBrief[] = [
  {
    id: 'kitchen-to-meet-in',
    text: 'Modern kitchen 14x16 with an island we can sit at, light floor, lots of storage, no upper cabinets over the sink',
    shown: 1,
  },
  {
    id: 'bath-for-a-family',
    text: "Family bath 8' x 10', japandi, double vanity and a walk-in shower, easy to clean, around $15,000",
    shown: 1,
  },
  {
    id: 'calm-bedroom',
    text: 'Bedroom 12 by 14 ft, scandinavian, queen bed, two nightstands, a desk if it fits, at most $9k',
    shown: 1,
  },
  {
    id: 'kitchen-for-two-cooks',
    text: '10x12 L-shaped farmhouse kitchen, white oak floor, no island, under $18k, two cooks',
    shown: 1,
  },
  {
    id: 'office-with-character',
    text: 'Home office 10x11, industrial, walnut desk and a bookcase, a chair to read in',
    shown: 1,
  },
  {
    id: 'room-to-listen-in',
    text: 'Small living room 12x15, mid-century, a sofa and a reading chair, green and walnut, under $6,000',
    shown: 1,
  },
];
