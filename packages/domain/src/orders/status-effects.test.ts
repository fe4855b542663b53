import { expect, test } from 'vitest';
import { canSetStatus, ORDER_STATUSES } from './order-status.ts';
import { effectsOf, statusHelp } from './status-effects.ts';

test('stock comes back once whichever way an item goes, and is taken anew if it is delivered after all', () => {
  const moves = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter(
      (to) => from !== to && canSetStatus({ role: 'Admin', from, to, confirmed: true }).ok,
    ).map((to) => ({ from, to, stock: effectsOf(from, to).stock })),
  );
  expect(
    moves
      .filter(({ stock }) => stock === 'returned')
      .every(({ to }) => to === 'Cancle' || to === 'Decline'),
  ).toBe(true);
  expect(moves.filter(({ stock }) => stock === 'taken')).toEqual([
    { from: 'Cancle', to: 'Delivered', stock: 'taken' },
  ]);
  expect(effectsOf('Decline', 'Cancle').stock).toBe('kept');
  expect(
    moves.find(({ from, to }) => from === 'Waiting for approval' && to === 'Decline')?.stock,
  ).toBe('returned');
});

test('the help says something of each status, and of a status that ends an item what becomes of the money', () => {
  const help = statusHelp();
  expect(help.map(({ status }) => status)).toEqual(ORDER_STATUSES);
  expect(new Set(help.map(({ text }) => text)).size).toBe(14);
  for (const { status, text } of help) {
    const isOver = ['Decline', 'Cancle', 'Returned'].includes(status);
    expect([status, text.includes('money is given back')]).toEqual([status, isOver]);
  }
});
