import { tenths } from '../drawing/measure.ts';

const roles = {
  washer: 'front-load-washer',
  dryer: 'dryer',
  stack: 'stacked',
} as const;
export type LaundryMachine = keyof typeof roles;

/** A washer, a dryer or both stacked, as a thing to be put; the width in inches. */
export function laundryMachine(word: LaundryMachine, width: number) {
  return {
    kind: 'laundry' as const,
    role: word,
    params: {
      widthTenths: tenths(width),
      role: roles[word],
      ...(word === 'stack' ? { heightTenths: tenths(75) } : {}),
    },
    allow: { role: [roles[word]] },
  };
}
