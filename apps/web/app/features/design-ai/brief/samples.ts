/** Briefs to start from. */
export const SAMPLES = [
  {
    name: 'A kitchen for two cooks',
    text: '10x12 L-shaped farmhouse kitchen, white oak floor, no island, under $18k, two cooks',
  },
  {
    name: 'A family bath',
    text: "Family bath 8' x 10', japandi, double vanity and a walk-in shower, easy to clean, around $15,000",
  },
  {
    name: 'A calm bedroom',
    text: 'Bedroom 12 by 14 ft, scandinavian, queen bed, two nightstands, a desk if it fits, at most $9k',
  },
  {
    name: 'A living room to host in',
    text: "Mid-century living room 14' 6\" x 18', sectional sofa, seats 6, good for parties, no recliner, $12k to $16k",
  },
] as const;
