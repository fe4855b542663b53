import { granites } from './granites.ts';
import { marbles } from './marbles.ts';
import { sedimentaryStones } from './sedimentary-stones.ts';

/** Every natural stone, by id. */
export const stones = { ...marbles, ...granites, ...sedimentaryStones };
